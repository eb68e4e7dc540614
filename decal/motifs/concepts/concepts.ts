/**
 * What decal customers ask for and the motifs that show it, best first. A key lists synonyms separated by spaces; hyphens join the words of one
 * name ("maple-leaf"). A motif has its set's name: no prefix is game-icons, e: fluent-emoji-high-contrast, m: mdi, t: temaki.
 */
export type Concepts = Readonly<Record<string, string>>
