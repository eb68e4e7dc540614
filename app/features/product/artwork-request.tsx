import { artworkFieldCopy } from '../../../content/artwork-field.ts'
import { personalizationCopy } from '../../../content/personalization.ts'
import type { Product } from '../../../contract/product.ts'
import { findArtworkRequest } from '../../../domain/personalization/requirement.ts'
import { listDesignArtwork, listImageArtwork, sendArtwork } from '../../browser/shop-calls/own-artwork.ts'
import { ArtworkField } from '../../ui/artwork/artwork-field.tsx'
import type { ArtworkItem, ArtworkSource } from '../../ui/artwork/artwork-item.ts'

const send: ArtworkSource['send'] = (file, progress) => sendArtwork(file, progress, artworkFieldCopy.sending)

const FILES_AND_DESIGNS: ArtworkSource = {
  load: async () => {
    const [images, designs] = await Promise.all([listImageArtwork(), listDesignArtwork()])
    if (!images || !designs) return null
    return [
      { title: artworkFieldCopy.images, items: images },
      { title: artworkFieldCopy.designs, items: designs },
    ]
  },
  send,
}
const ONLY_DESIGNS: ArtworkSource = {
  load: async () => {
    const items = await listDesignArtwork()
    return items && [{ title: artworkFieldCopy.designs, items }]
  },
  send: null,
}

/** The id of the button that gets the focus when artwork is missing. */
export const ARTWORK_BUTTON_ID = 'choose-artwork'

type ArtworkRequestProps = {
  needs: Product['personalization']
  artwork: ArtworkItem | null
  error: string | undefined
  onChoose: (item: ArtworkItem | null) => void
}

/** The field for the artwork or design from which a product is made. Without scripts, the cart page shows this field instead. */
export function ArtworkRequest({ needs, artwork, error, onChoose }: ArtworkRequestProps) {
  const request = findArtworkRequest(needs)
  if (!request) return null
  const onlyDesigns = needs.kind === 'own-design'
  return (
    <>
      <ArtworkField
        title={request.label}
        hint={request.hint}
        words={
          onlyDesigns ? { ...artworkFieldCopy, choose: artworkFieldCopy.chooseDesign } : artworkFieldCopy
        }
        source={onlyDesigns ? ONLY_DESIGNS : FILES_AND_DESIGNS}
        artwork={artwork}
        onChoose={onChoose}
        isOptional={!request.required}
        error={error}
        buttonId={ARTWORK_BUTTON_ID}
      />
      <p className="without-scripts w-full text-sm text-slate">
        {personalizationCopy.artwork.nextStep(request.label)}
      </p>
    </>
  )
}
