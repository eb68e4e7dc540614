// @chunk page-parts
/** What the shopper wrote to a line; attributes with an underscore are for programs. */
export function WrittenWords({ attributes }: { attributes: readonly { key: string; value: string }[] }) {
  const shown = attributes.filter(({ key }) => !key.startsWith('_'))
  return shown.map(({ key, value }) => (
    <p key={key} className="text-sm break-words whitespace-pre-line text-slate">
      {key}: {value}
    </p>
  ))
}
