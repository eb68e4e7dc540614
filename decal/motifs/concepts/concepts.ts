/**
 * Things that customers ask for, and the motifs that show them, best first. A key lists synonyms separated by spaces; hyphens join the
 * words of one name ("maple-leaf"). A motif's prefix names its set: no prefix is game-icons, e: fluent-emoji-high-contrast, m: mdi, t:
 * temaki, d: our own drawings.
 */
export type Concepts = Readonly<Record<string, string>>
