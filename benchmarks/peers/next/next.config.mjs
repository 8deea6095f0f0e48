export default { output: "standalone", outputFileTracingRoot: import.meta.dirname, turbopack: { root: import.meta.dirname }, compress: true, poweredByHeader: false };
