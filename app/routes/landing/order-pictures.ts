import type { ComponentType } from 'react'
import type { LandingPage } from '../../../content/landing/landing-page.ts'
import type { OrderPictureProps } from '../../features/landing/order-pictures/order-picture-props.ts'

/**
 * The live picture beside a calculator, by the calculator's kind. Each picture's code is in a separate file, which is fetched along with
 * the page's text.
 */
const pictures: Readonly<Record<string, () => Promise<ComponentType<OrderPictureProps>>>> = {
  'yard-signs': async () =>
    (await import('../../features/landing/order-pictures/sign-order-picture.tsx')).SignOrderPicture,
  labels: async () =>
    (await import('../../features/landing/order-pictures/label-order-picture.tsx')).LabelOrderPicture,
  apparel: async () =>
    (await import('../../features/landing/order-pictures/garment-order-picture.tsx')).GarmentOrderPicture,
  murals: async () =>
    (await import('../../features/landing/order-pictures/wall-order-picture.tsx')).WallOrderPicture,
  'floor-graphics': async () =>
    (await import('../../features/landing/order-pictures/floor-order-picture.tsx')).FloorOrderPicture,
  packaging: async () =>
    (await import('../../features/landing/order-pictures/package-order-picture.tsx')).PackageOrderPicture,
}

/** Fetches the live picture for the page's only calculator, whether it is in the hero or further down. */
export async function fetchOrderPicture({
  hero,
  sections,
}: LandingPage): Promise<ComponentType<OrderPictureProps> | undefined> {
  const block = hero.kind === 'counter' ? hero.calculator : sections.find(({ kind }) => kind === 'calculator')
  return block && 'calculator' in block ? fetchCalculatorPicture(block.calculator.kind) : undefined
}

/** Fetches the live picture of a kind of calculator; undefined if the calculator has none. */
export const fetchCalculatorPicture = async (
  kind: string,
): Promise<ComponentType<OrderPictureProps> | undefined> => pictures[kind]?.()
