import type { PromptToken } from './prompt-tokens.ts'

/**
 * How a word of a prompt is used: as lettering ('set'), in a picture ('drawn'), as a colour, as a style, as a layout, as part of the order
 * ("sticker", "for my truck"), as a size, as a link between other words, or not at all.
 */
export type WordUse = 'set' | 'drawn' | 'colour' | 'style' | 'order' | 'size' | 'link' | 'unused'

/** A piece of lettering: its range of tokens and its text. `alone` means that it gets its own line. */
export type LetteringPiece = { from: number; to: number; text: string; alone: boolean }

/**
 * The tokens of a prompt while it is read, each with its use as far as it is known. Readers run in order, the most specific first. A reader
 * claims tokens, which means that it decides their use. A token is claimed only once.
 */
export class TokenClaims {
  readonly tokens: readonly PromptToken[]
  readonly uses: (WordUse | null)[]
  readonly pieces: LetteringPiece[] = []
  readonly #text: string

  constructor(text: string, tokens: readonly PromptToken[]) {
    this.#text = text
    this.tokens = tokens
    this.uses = tokens.map(() => null)
  }

  isFree(at: number): boolean {
    return at >= 0 && at < this.tokens.length && this.uses[at] === null
  }

  low(at: number): string {
    return this.tokens[at]?.low ?? ''
  }

  /** Whether a token belongs to the same clause as the previous token. */
  continues(at: number): boolean {
    return this.tokens[at]?.breaks === false
  }

  claim(from: number, to: number, use: WordUse): void {
    for (let at = from; at < to; at += 1) if (this.isFree(at)) this.uses[at] = use
  }

  /** Marks tokens as lettering. The lettering is `text`, or else the tokens as typed. */
  set(from: number, to: number, { text, alone = false }: { text?: string; alone?: boolean } = {}): void {
    this.uses.fill('set', from, to)
    const outside = this.pieces.filter((piece) => piece.to <= from || piece.from >= to)
    this.pieces.splice(0, this.pieces.length, ...outside)
    this.pieces.push({ from, to, text: text ?? this.written(from, to), alone })
  }

  /** Returns the text of tokens as typed in the prompt. */
  written(from: number, to: number): string {
    const last = this.tokens[to - 1]
    const start = this.tokens[from]?.at ?? 0
    const close = /^[!?%…]+/u.exec(this.#text.slice(last?.to ?? start))?.[0].length ?? 0
    return this.#text.slice(start, (last?.to ?? start) + close)
  }

  /** Returns the runs of tokens whose use isn't decided yet, each within one clause. */
  freeClauses(): { from: number; to: number }[] {
    const clauses: { from: number; to: number }[] = []
    for (let at = 0; at < this.tokens.length; at += 1) {
      if (!this.isFree(at)) continue
      const last = clauses.at(-1)
      if (last && last.to === at && this.continues(at)) last.to = at + 1
      else clauses.push({ from: at, to: at + 1 })
    }
    return clauses
  }

  /** Returns the lettering in reading order. Adjacent pieces of one clause are joined. */
  texts(): string[] {
    const sorted = this.pieces.toSorted((a, b) => a.from - b.from)
    const joined: LetteringPiece[] = []
    for (const piece of sorted) {
      const last = joined.at(-1)
      const joins =
        last && !last.alone && !piece.alone && last.to === piece.from && this.continues(piece.from)
      if (joins) joined[joined.length - 1] = { ...piece, from: last.from, text: `${last.text} ${piece.text}` }
      else joined.push(piece)
    }
    return joined.map(({ text }) => text)
  }
}
