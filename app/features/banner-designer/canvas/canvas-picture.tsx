import { useEffect, useState } from 'react'
import type { BannerPicture } from '../../../../domain/banner/banner-design.ts'
import { buildOwnImageUrl } from '../../../browser/shop-calls/own-images.ts'
import { type CanvasNode, Image } from './konva-parts.ts'

/** A picture from the visitor's gallery; a grey box until it loads. */
export function CanvasPicture({ item, node }: { item: BannerPicture; node: CanvasNode }) {
  const image = useImageElement(buildOwnImageUrl(item.imageId))
  return (
    <Image
      {...node}
      image={image}
      width={item.width}
      height={item.height}
      offsetX={item.width / 2}
      offsetY={item.height / 2}
      {...(!image && { fill: '#c8d5d8' })}
    />
  )
}

function useImageElement(address: string): HTMLImageElement | undefined {
  const [loaded, setLoaded] = useState<{ address: string; image: HTMLImageElement } | null>(null)
  useEffect(() => {
    const image = document.createElement('img')
    const come = () => setLoaded({ address, image })
    image.addEventListener('load', come)
    image.src = address
    return () => image.removeEventListener('load', come)
  }, [address])
  return loaded?.address === address ? loaded.image : undefined
}
