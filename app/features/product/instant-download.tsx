import { productPageCopy } from '../../../content/product-page.ts'
import { Button } from '../../ui/button.tsx'

const words = productPageCopy.download

/** Explains how a download is delivered. For a single cut file, also offers the decal cut by the shop. */
export function InstantDownload({ handle }: { handle: string }) {
  return (
    <section aria-labelledby="download" className="border-t border-line pt-5">
      <h2 id="download" className="mb-2 text-xl">
        {words.title}
      </h2>
      <p className="text-slate">{words.text}</p>
      {handle.startsWith('cut-') && (
        <form method="post" action={`/cut-files/${handle}/decal`} className="mt-4">
          <Button type="submit" kind="outline">
            {words.cut}
          </Button>
          <p className="mt-1 text-sm text-slate">{words.cutHint}</p>
        </form>
      )}
    </section>
  )
}
