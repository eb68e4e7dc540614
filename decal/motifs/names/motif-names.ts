/**
 * Things that customers ask for, with the motifs that show them, best first. A key lists synonyms separated by spaces; hyphens join the
 * words of one name ("maple-leaf"). A motif's prefix stands for its icon set: e for fluent-emoji-high-contrast, m for mdi, t for temaki, d
 * for the shop's own drawings. A motif without a prefix is from game-icons.
 */
export type MotifNames = Readonly<Record<string, string>>
