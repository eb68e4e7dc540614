import { Button } from '../../ui/button.tsx'

/** Explains where remembered values come from, and how to remove them. */
export function RememberedDetails({ token }: { token: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 bg-paper p-5">
      <p>Filled in from your last order in this browser.</p>
      <Button type="submit" kind="outline" size="small" formAction={`/checkout/${token}/forget`}>
        Stop filling these in
      </Button>
    </div>
  )
}
