/**
 * What the customers of a decal shop ask for, and the motifs that show it, the best first.
 * The key lists words that mean the same, parted by spaces; a hyphen joins the words of one name ("maple-leaf").
 * A motif is named as in its set: without a prefix it is of game-icons, e: is fluent-emoji-high-contrast, m: mdi, t: temaki.
 */
export type Concepts = Readonly<Record<string, string>>
