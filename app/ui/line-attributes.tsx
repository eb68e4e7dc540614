// @chunk page-parts
/** The shopper's text for a line. Attributes whose key starts with an underscore aren't shown. */
export function LineAttributes({ attributes }: { attributes: readonly { key: string; value: string }[] }) {
  const shown = attributes.filter(({ key }) => !key.startsWith('_'))
  return shown.map(({ key, value }) => (
    <p key={key} className="text-sm break-words whitespace-pre-line text-slate">
      {key}: {value}
    </p>
  ))
}
