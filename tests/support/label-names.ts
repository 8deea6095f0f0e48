const LETTERS_MAX = 24;
const CUT_SHORT = [
  "a",
  "an",
  "the",
  "and",
  "or",
  "but",
  "nor",
  "so",
  "if",
  "when",
  "while",
  "because",
  "unless",
  "until",
  "that",
  "which",
  "who",
  "where",
  "your",
  "our",
  "their",
  "its",
  "my",
  "this",
  "these",
  "those",
  "we",
  "they",
  "can",
  "will",
  "would",
  "could",
  "should",
  "may",
  "must",
  "is",
  "are",
  "was",
  "were",
  "be",
  "has",
  "have",
  "had",
  "not",
];
const PREPOSITIONS = [
  "about",
  "after",
  "as",
  "at",
  "before",
  "between",
  "by",
  "during",
  "for",
  "from",
  "in",
  "into",
  "of",
  "on",
  "over",
  "per",
  "since",
  "than",
  "through",
  "to",
  "under",
  "via",
  "with",
  "within",
  "without",
];
const EXPORT = /^export (?:async )?(?:const (\w+)(?:: [^=]+)? =\s*(\(|<)?|function (\w+))/gm;

/**
 * Names of labels in a source that say where its sentence was cut and not what it is for. What takes something may end with the
 * preposition before it: `copiedTo(name)`.
 */
export function cutNames(source: string): string[] {
  return [...source.matchAll(EXPORT)].flatMap(([, constant, takes, called]) => {
    const name = constant ?? called ?? "";
    const last = /[A-Z]?[a-z]*\d*$/.exec(name)?.[0].toLowerCase() ?? "";
    const isCut = CUT_SHORT.includes(last) || (!takes && !called && PREPOSITIONS.includes(last) && name !== last);
    return isCut || name.length > LETTERS_MAX ? [name] : [];
  });
}
