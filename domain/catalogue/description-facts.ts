/** One labelled fact of a description: a label such as "Material", and the HTML of its value. */
export type DescriptionFact = { label: string; html: string }

const FACT_LIST =
  /<ul>\s*((?:<li>\s*<strong>[^<>]{1,60}:\s*<\/strong>(?:(?!<\/?(?:ul|ol|li)\b)[^])*<\/li>\s*)+)<\/ul>/
const FACT_ITEM = /<li>\s*<strong>([^<>]{1,60}):\s*<\/strong>((?:(?!<\/li>)[^])*)<\/li>/g

/**
 * Finds the list of facts in a description ("<li><strong>Material:</strong> Cast vinyl</li>"), so that the page can show it as a table.
 * Returns the facts and the rest of the description. The HTML must be trusted, because parts of it are returned unchanged.
 */
export function extractDescriptionFacts(description: string): { text: string; facts: DescriptionFact[] } {
  const list = FACT_LIST.exec(description)
  if (!list) return { text: description, facts: [] }
  const facts = [...(list[1] ?? '').matchAll(FACT_ITEM)].map(([, label = '', html = '']) => ({
    label: label.trim(),
    html: html.trim(),
  }))
  return { text: description.replace(list[0], '').trim(), facts }
}
