// Serves the firebase-tools "storage rules runtime" protocol (one JSON message per line on stdin/stdout)
// with the security-rules engine that is inside Google's Cloud Firestore emulator jar.
// Build: javac -cp <cloud-firestore-emulator.jar> -d out StorageRulesServer.java   (done by tools/lib/jars.ts)
// Run:   java -jar <wrapper.jar> serve        (what firebase-tools does; the wrapper names the emulator jar in Class-Path)
import com.google.cloud.datastore.emulator.firestore.webchannel.jsonformatfork.JsonFormat;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.*;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.*;
import com.google.protobuf.ByteString;
import com.google.type.LatLng;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;

public final class StorageRulesServer {
  // firebase-tools 14 parses each chunk it reads from our stdout as ONE message: two messages in one chunk are both
  // lost and their requests hang (firebase-tools #6194, #6865). Node reads at most 64 KiB at a time, so a message
  // followed by blanks up to 64 KiB can never share a chunk with the next one. Newer clients split lines and trim.
  static final int FRAME = 65536;
  static final int MAX_DOCUMENTS = 2; // production limit: distinct Firestore documents per evaluation
  static final int FETCH_TIMEOUT_S = 20;

  static final FileOutputStream OUT = new FileOutputStream(FileDescriptor.out); // unbuffered: one frame, one write
  static final Map<String, RulesetAst> RULESETS = new ConcurrentHashMap<>();
  static final Map<Long, CompletableFuture<JsonObject>> FETCHES = new ConcurrentHashMap<>();
  static final ExecutorService POOL = Executors.newCachedThreadPool(StorageRulesServer::daemon);

  public static void main(String[] args) throws Exception {
    System.setOut(new PrintStream(OutputStream.nullOutputStream())); // nothing but the protocol on stdout
    java.util.logging.LogManager.getLogManager().reset();
    send(answer(-1).toString()); // "ready"
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      if (line.isBlank()) continue;
      try {
        receive(JsonParser.parseString(line).getAsJsonObject());
      } catch (RuntimeException e) { // no usable id: nothing to answer
        System.err.println("Unreadable message: " + e.getMessage());
      }
    }
    Runtime.getRuntime().halt(0); // stdin closed: firebase-tools is gone
  }

  static void receive(JsonObject message) {
    long id = message.get("id").getAsLong();
    String action = message.has("action") ? message.get("action").getAsString() : "";
    if (action.equals("load_ruleset")) {
      POOL.execute(() -> guarded(id, () -> load(id, message.getAsJsonObject("context"))));
    } else if (action.equals("verify")) {
      POOL.execute(() -> guarded(id, () -> verify(id, message.getAsJsonObject("context"))));
    } else if (message.has("status")) { // the client's reply to a fetch_firestore_document of ours
      CompletableFuture<JsonObject> waiting = FETCHES.remove(id);
      if (waiting != null) waiting.complete(message);
    } else {
      send(failure(id, "Unknown action: " + action).toString());
    }
  }

  // ---- load_ruleset: compile ------------------------------------------------------------------------------------
  static JsonObject load(long id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject f = file.getAsJsonObject();
      source.addFiles(File.newBuilder().setName(f.get("name").getAsString()).setContent(f.get("content").getAsString()));
    }
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    JsonObject answer = answer(id);
    for (Issue issue : compiled.getIssues())
      answer.getAsJsonArray(issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings").add(issueText(issue));
    if (compiled.hasCompilationError() && answer.getAsJsonArray("errors").isEmpty())
      answer.getAsJsonArray("errors").add("Compilation error");
    if (answer.getAsJsonArray("errors").isEmpty()) {
      RULESETS.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
      JsonObject result = new JsonObject();
      result.addProperty("rulesVersion", Math.max(1, compiled.getRulesetAst().getVersion().getNumber()));
      answer.add("result", result);
    }
    return answer;
  }

  static String issueText(Issue issue) { // firebase-tools reads description_, sourcePosition_.fileName_ and .line_
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject text = new JsonObject();
    text.addProperty("severity_", issue.getSeverityValue());
    text.addProperty("description_", issue.getDescription());
    text.add("sourcePosition_", position);
    return text.toString();
  }

  // ---- verify: evaluate -----------------------------------------------------------------------------------------
  static JsonObject verify(long id, JsonObject context) throws Exception {
    RulesetAst ruleset = RULESETS.get(context.get("rulesetName").getAsString());
    if (ruleset == null) return failure(id, "No such ruleset");
    RuleContext.Builder request = RuleContext.builder()
        .service(context.get("service").getAsString())
        .method(context.get("method").getAsString())
        .path(PathUtils.parseRaw(context.get("path").getAsString()));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet())
      request.supplyVariable(variable.getKey(), expression(variable.getValue()));
    DocumentReader reader = new DocumentReader(id);
    request.supplyFunction(new Function("firestore.get", call -> reader.get(call)));
    request.supplyFunction(new Function("firestore.exists",
        call -> ExpressionValueUtils.createValue(!ExpressionValueUtils.isNull(reader.get(call)))));
    request.supplyFunction(new Function("debug", call -> {
      send("debug: " + call.getArguments(0).toString().replace('\n', ' ')); // no JSON: the client logs it as INFO
      return call.getArguments(0);
    }));
    JsonObject answer = answer(id), result = new JsonObject();
    boolean permit = false;
    try {
      permit = new DefaultEvaluator(ruleset).evaluate(request.build()).get().permit();
    } catch (ExecutionException e) { // an evaluation error denies
      answer.getAsJsonArray("warnings").add(String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage()));
    }
    result.addProperty("permit", permit && !reader.refused); // too many documents denies, whatever || says
    answer.add("result", result);
    return answer;
  }

  static ExpressionValue expression(JsonElement json) throws IOException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().merge(json.toString(), value); // the wire form is the proto3 JSON form of ExpressionValue
    return value.build();
  }

  static ExpressionValue path(String path) { // parseRaw: no %-decoding; an empty segment is an error (denied)
    return ExpressionValue.newBuilder().setPathValue(PathUtils.parseRaw(path)).build();
  }

  interface Body { ExpressionValue apply(ExecutionRequest call) throws Exception; }

  record Function(String name, Body body) implements AsyncRuntimeFunction {
    @Override public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
      try {
        if (call.getArgumentsCount() != 1)
          throw EvaluationException.makeIncorrectArgumentCountError(call.getSourcePosition(), call.getArgumentsCount(), name);
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(body.apply(call)));
      } catch (Exception e) {
        return Futures.immediateFailedFuture(e);
      }
    }
  }

  // ---- firestore.get / firestore.exists: ask the client for the document ------------------------------------------
  static final class DocumentReader {
    final long id;
    final Map<String, ExpressionValue> seen = new HashMap<>();
    boolean refused;

    DocumentReader(long id) { this.id = id; }

    synchronized ExpressionValue get(ExecutionRequest call) throws Exception {
      SourcePosition at = call.getSourcePosition();
      if (!call.getArguments(0).hasPathValue())
        throw EvaluationException.makeTypeError(at, call.getArguments(0).getKindCase(), ExpressionValue.KindCase.PATH_VALUE);
      StringBuilder url = new StringBuilder(); // the client appends it to /v1/projects/<project>
      for (ExpressionPathSegmentValue s : call.getArguments(0).getPathValue().getSegmentsList())
        url.append('/').append(java.net.URLEncoder.encode(PathUtils.toBoundString(s), StandardCharsets.UTF_8)
            .replace("+", "%20").replace("%28", "(").replace("%29", ")"));
      String key = url.toString();
      if (seen.containsKey(key)) return seen.get(key);
      if (seen.size() >= MAX_DOCUMENTS) throw refuse(at);
      CompletableFuture<JsonObject> reply = new CompletableFuture<>();
      FETCHES.put(id, reply);
      JsonObject ask = new JsonObject(), context = new JsonObject();
      context.addProperty("path", key);
      ask.addProperty("action", "fetch_firestore_document");
      ask.addProperty("server_request_id", id); // the client matches it against the verify request still pending
      ask.addProperty("status", "ok");
      ask.add("context", context);
      ask.add("errors", new JsonArray());
      ask.add("warnings", new JsonArray());
      send(ask.toString());
      JsonObject got = reply.get(FETCH_TIMEOUT_S, TimeUnit.SECONDS);
      String status = got.get("status").getAsString(); // ok, not_found or (newer clients) invalid_state
      if (status.equals("invalid_state")) throw refuse(at);
      boolean found = status.equals("ok") && got.has("result");
      ExpressionValue document = found ? document(got.getAsJsonObject("result")) : ExpressionValueUtils.NULL;
      seen.put(key, document);
      return document;
    }

    EvaluationException refuse(SourcePosition at) {
      refused = true;
      return new EvaluationException(at, "Too many Firestore documents read in one evaluation (limit " + MAX_DOCUMENTS + ").");
    }
  }

  static ExpressionValue document(JsonObject rest) {
    String name = rest.get("name").getAsString(); // projects/P/databases/D/documents/...
    Map<String, ExpressionValue> resource = new HashMap<>();
    resource.put("data", map(rest.getAsJsonObject("fields")));
    resource.put("id", ExpressionValueUtils.createValue((Object) name.substring(name.lastIndexOf('/') + 1)));
    resource.put("__name__", path(name.substring(name.indexOf("/databases/"))));
    return mapValue(resource);
  }

  static ExpressionValue map(JsonObject fields) {
    Map<String, ExpressionValue> values = new HashMap<>();
    if (fields != null) fields.entrySet().forEach(e -> values.put(e.getKey(), firestore(e.getValue().getAsJsonObject())));
    return mapValue(values);
  }

  static ExpressionValue mapValue(Map<String, ExpressionValue> values) {
    return ExpressionValue.newBuilder().setMapValue(ExpressionMapValue.newBuilder().putAllFields(values)).build();
  }

  static ExpressionValue firestore(JsonObject value) { // Firestore REST Value -> ExpressionValue
    Map.Entry<String, JsonElement> e = value.entrySet().iterator().next();
    JsonElement v = e.getValue();
    switch (e.getKey()) {
      case "booleanValue": return ExpressionValueUtils.createValue(v.getAsBoolean());
      case "integerValue": return ExpressionValueUtils.createValue(v.getAsLong());
      case "doubleValue": return ExpressionValueUtils.createValue(v.getAsDouble());
      case "stringValue": return ExpressionValueUtils.createValue((Object) v.getAsString());
      case "bytesValue":
        return ExpressionValueUtils.createValue((Object) ByteString.copyFrom(Base64.getDecoder().decode(v.getAsString())));
      case "timestampValue": {
        java.time.Instant t = java.time.Instant.parse(v.getAsString());
        return ExpressionValueUtils.createValue((Object) com.google.protobuf.Timestamp.newBuilder()
            .setSeconds(t.getEpochSecond()).setNanos(t.getNano()).build());
      }
      case "referenceValue": return path(v.getAsString().substring(v.getAsString().indexOf("/databases/")));
      case "geoPointValue": {
        JsonObject p = v.getAsJsonObject();
        return ExpressionValueUtils.createValue((Object) LatLng.newBuilder()
            .setLatitude(p.has("latitude") ? p.get("latitude").getAsDouble() : 0)
            .setLongitude(p.has("longitude") ? p.get("longitude").getAsDouble() : 0).build());
      }
      case "arrayValue": {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        JsonArray values = v.getAsJsonObject().getAsJsonArray("values");
        if (values != null) values.forEach(x -> list.addValues(firestore(x.getAsJsonObject())));
        return ExpressionValue.newBuilder().setListValue(list).build();
      }
      case "mapValue": return map(v.getAsJsonObject().getAsJsonObject("fields"));
      default: return ExpressionValueUtils.NULL;
    }
  }

  // ---- wire -----------------------------------------------------------------------------------------------------
  static JsonObject answer(long id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok"); // any other status leaves the client's request pending for ever
    answer.add("warnings", new JsonArray());
    answer.add("errors", new JsonArray());
    return answer;
  }

  static JsonObject failure(long id, String message) {
    JsonObject answer = answer(id);
    answer.getAsJsonArray("errors").add(message);
    return answer;
  }

  static void guarded(long id, Callable<JsonObject> work) {
    JsonObject answer;
    try {
      answer = work.call();
    } catch (Throwable t) { // never leave a request unanswered
      answer = failure(id, "Rules runtime error: " + t);
    }
    FETCHES.remove(id);
    send(answer.toString());
  }

  static synchronized void send(String message) {
    byte[] text = message.getBytes(StandardCharsets.UTF_8);
    byte[] frame = Arrays.copyOf(text, (text.length / FRAME + 1) * FRAME);
    Arrays.fill(frame, text.length, frame.length - 1, (byte) ' ');
    frame[frame.length - 1] = '\n';
    try {
      OUT.write(frame);
    } catch (IOException e) {
      Runtime.getRuntime().halt(1); // nobody is reading any more
    }
  }

  static Thread daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    return thread;
  }
}
