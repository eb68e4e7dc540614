import type { ComponentType } from 'react'
import type { LandingPage } from '../../../content/landing/landing-page.ts'
import type { OrderPictureProps } from '../../features/landing/order-pictures/order-picture-props.ts'

/** The live picture beside a calculator, by its kind: each a separate file, fetched with the text of its page. */
const pictures: Readonly<Record<string, () => Promise<ComponentType<OrderPictureProps>>>> = {
  'yard-signs': async () => (await import('../../features/landing/order-pictures/sign-order.tsx')).SignOrder,
  labels: async () => (await import('../../features/landing/order-pictures/label-order.tsx')).LabelOrder,
  apparel: async () => (await import('../../features/landing/order-pictures/garment-order.tsx')).GarmentOrder,
  murals: async () => (await import('../../features/landing/order-pictures/wall-order.tsx')).WallOrder,
  'floor-graphics': async () =>
    (await import('../../features/landing/order-pictures/floor-order.tsx')).FloorOrder,
  packaging: async () =>
    (await import('../../features/landing/order-pictures/package-order.tsx')).PackageOrder,
}

/** The picture of the one calculator that a page has, in its hero or further down. */
export async function fetchOrderPicture({
  hero,
  sections,
}: LandingPage): Promise<ComponentType<OrderPictureProps> | undefined> {
  const block = hero.kind === 'counter' ? hero.calculator : sections.find(({ kind }) => kind === 'calculator')
  return block && 'calculator' in block ? pictures[block.calculator.kind]?.() : undefined
}
