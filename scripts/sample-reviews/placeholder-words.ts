const list = (text: string): string[] => text.split('|').map((each) => each.trim())

/** The words that can replace each placeholder in a sentence. Placeholders with a capital letter stand at the beginning of a sentence. */
export const placeholderWords: Readonly<Record<string, readonly string[]>> = {
  days: list('three|four|five|six|seven|eight'),
  weekday: list('Monday|Tuesday|Wednesday|Thursday|Friday'),
  town: list(
    'St. Catharines|Welland|Thorold|Hamilton|Sudbury|Halifax|Guelph|Kingston|Barrie|Moncton|Regina|Kamloops|Thunder Bay|Sherbrooke|Fort Erie|Brandon|Red Deer|Nanaimo|Peterborough|Windsor',
  ),
  person: list(
    'my daughter|my brother|a neighbour|my dad|a friend at work|my partner|my sister|my uncle|the guy next door|my niece|an old friend|my son|my grandmother|our coach',
  ),
  occasion: list(
    'a birthday|Christmas|Canada Day|a retirement|a housewarming|graduation|an anniversary|the long weekend',
  ),
  span: list(
    'two weeks|a month|six weeks|two months|three months|a whole summer|half a year|eight months|a full winter',
  ),
  vehicle: list(
    'the pickup|our minivan|my hatchback|the old wagon|the work van|my SUV|the camper|our crossover|the second car|my sedan|the utility trailer|the farm truck',
  ),
  weather: list(
    'two snowstorms|a week of rain|a hailstorm|minus twenty|a heat wave|a windy spring|road salt',
  ),
  tool: list('a bank card|an old gift card|a ruler wrapped in cloth|my thumb|a library card'),
  degrees: list('twelve|fifteen|eighteen|twenty|twenty-two'),
}
