// The rules of the public copy are facts of the domain: the dashboard's live preview follows the very same ones.
export { type BuiltProjection, buildProjection, type Sources } from "@awning/domain/published/projection";
