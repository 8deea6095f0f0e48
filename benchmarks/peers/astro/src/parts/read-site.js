import place from "../../generated/place.json";

/** The site from the origin that every contestant has it from. */
export async function readSite(username) {
  const answer = await fetch(`${place.origin}/sites/${username}`);
  return answer.json();
}
