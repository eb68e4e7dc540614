/**
 * The ranges of the first three digits of each state's ZIP codes (USPS, Publication 65 and the L002 list of three-digit prefixes). Military
 * addresses and territories are missing, because the shop doesn't ship there.
 */
const STATE_PREFIXES =
  'NY 005 063 100-149,MA 010-027 055,RI 028-029,NH 030-038,ME 039-049,VT 050-054 056-059,CT 060-069,NJ 070-089,PA 150-196,DE 197-199,' +
  'DC 200 202-205,VA 201 220-246,MD 206-219,WV 247-268,NC 270-289,SC 290-299,GA 300-319 398-399,FL 320-339 341-342 344 346-347 349,' +
  'AL 350-369,TN 370-385,MS 386-397,KY 400-427,OH 430-459,IN 460-479,MI 480-499,IA 500-528,WI 530-549,MN 550-567,SD 570-577,ND 580-588,' +
  'MT 590-599,IL 600-629,MO 630-658,KS 660-679,NE 680-693,LA 700-714,AR 716-729,OK 730-732 734-749,TX 733 750-799 885,CO 800-816,' +
  'WY 820-831 834,ID 832-838,UT 840-847,AZ 850-865,NM 870-884,NV 889-898,CA 900-961,HI 967-968,OR 970-979,WA 980-994,AK 995-999'

const STATE_RANGES = STATE_PREFIXES.split(',').flatMap((row) => {
  const [state = '', ...ranges] = row.split(' ')
  return ranges.map((range) => {
    const [first = '', last = first] = range.split('-')
    return { state, first: Number(first), last: Number(last) }
  })
})

/**
 * Lists the states to which a ZIP code in the format of `normalisePostalCode` may belong, the likeliest first. Empty if no state has these
 * digits. Some towns near a border use a post office in the next state, so a ZIP code may be right although its state doesn't match. Ask
 * the customer in this case instead of refusing the address.
 */
export function findStatesOfZip(zip: string): string[] {
  const prefix = Number(zip.slice(0, 3))
  const found = STATE_RANGES.filter(({ first, last }) => first <= prefix && prefix <= last)
  // States with narrow ranges come first. If the range of one state is part of another state's range, the state with the narrower range is
  // likelier.
  return found.toSorted((a, b) => b.last - b.first - (a.last - a.first)).map(({ state }) => state)
}
