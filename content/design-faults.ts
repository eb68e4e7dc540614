type DesignFault =
  | {
      code:
        | 'not-json'
        | 'bad-motif-name'
        | 'unsettable-character'
        | 'no-first-motif'
        | 'no-second-motif'
        | 'arrangement-of-one-motif'
    }
  | { code: 'layout-needs-motif' | 'layout-needs-words'; layout: string }
  | { code: 'invalid'; message: string }

/** Says why a design can't be read. The text continues the name of the design's field: "words are needed by the layout lettering". */
export function describeDesignFault(fault: DesignFault): string {
  switch (fault.code) {
    case 'not-json':
      return 'is not JSON'
    case 'bad-motif-name':
      return 'is written set:name, as in game-icons:wolf-howl'
    case 'unsettable-character':
      return 'has a character that the typefaces lack'
    case 'layout-needs-motif':
      return `is needed by the layout ${fault.layout}`
    case 'layout-needs-words':
      return `are needed by the layout ${fault.layout}`
    case 'no-first-motif':
      return 'stands beside a motif, and there is none'
    case 'no-second-motif':
      return 'stands beside two motifs, and there is no second one'
    case 'arrangement-of-one-motif':
      return 'is of two motifs, and there is no second one'
    case 'invalid':
      return fault.message
  }
}
