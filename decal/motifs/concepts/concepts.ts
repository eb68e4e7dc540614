/**
 * Things that customers ask for, with the motifs that show them, best first. A key lists synonyms separated by spaces; hyphens join the
 * words of one name ("maple-leaf"). A motif's prefix names its icon set: no prefix is game-icons, e: fluent-emoji-high-contrast, m: mdi, t:
 * temaki, d: the shop's own drawings.
 */
export type Concepts = Readonly<Record<string, string>>
