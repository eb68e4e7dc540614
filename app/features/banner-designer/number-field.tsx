import { useState } from 'react'

type NumberFieldProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A figure; taken over when it makes sense, so that it can be typed digit by digit. */
export function NumberField({ label, value, min, max, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    setTyped(text)
    const figure = Number(text)
    if (text.trim() !== '' && figure >= min && figure <= max) onChange(figure)
  }
  return (
    <label className="block">
      <span className="mb-1 block text-xs font-semibold">{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={typed ?? Math.round(value * 100) / 100}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        className="h-11 w-full rounded-sm border border-line-strong bg-paper px-2 tabular-nums hover:border-river"
      />
    </label>
  )
}
