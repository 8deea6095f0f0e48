// Lives in the domain, because the dashboard's live preview uses it too.
export { type BuiltProjection, buildProjection, type Sources } from "@awning/domain/published/projection";
