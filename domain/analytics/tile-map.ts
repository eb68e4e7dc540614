/** A province or state, drawn as a tile on a map. Columns and rows are numbered from 0. */
export type MapTile = { country: 'CA' | 'US'; region: string; column: number; row: number }

/** Size of the map in tiles. */
export const TILE_COLUMNS = 11
export const TILE_ROWS = 10

/**
 * Every province and state, at roughly its place on the map. All tiles are the same size, because small states would be too small to see on
 * a real map. (Not in the specification.)
 */
export const MAP_TILES: readonly MapTile[] = [
  ...row('CA', 0, '. YT NT NU . . . . NL'),
  ...row('CA', 1, '. BC AB SK MB ON QC NB PE'),
  ...row('CA', 2, '. . . . . . . . NS'),
  ...row('US', 2, 'AK . . . . . . . . . ME'),
  ...row('US', 3, '. . . . . . . . . VT NH'),
  ...row('US', 4, 'WA ID MT ND MN IL WI MI NY RI MA'),
  ...row('US', 5, 'OR NV WY SD IA IN OH PA NJ CT'),
  ...row('US', 6, 'CA UT CO NE MO KY WV VA MD DE'),
  ...row('US', 7, '. AZ NM KS AR TN NC SC DC'),
  ...row('US', 8, '. . . OK LA MS AL GA'),
  ...row('US', 9, 'HI . . TX . . . . FL'),
]

function row(country: MapTile['country'], place: number, codes: string): MapTile[] {
  return codes
    .split(' ')
    .flatMap((region, column) => (region === '.' ? [] : [{ country, region, column, row: place }]))
}
