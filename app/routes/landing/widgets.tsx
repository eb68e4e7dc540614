import { type ComponentType, Suspense } from 'react'
import type { LandingSection } from '../../../content/landing/landing-page.ts'
import type { LandingPageData } from './landing-resources.ts'

type WidgetProps = { search: URLSearchParams; boat: LandingPageData['boat'] }

/**
 * Widgets that only one page has, by their name in the page's content. Widgets that need scripts are loaded with `lazy`, so that other
 * pages don't load them.
 */
const widgets: Readonly<Record<string, ComponentType<WidgetProps>>> = {}

/** Widgets that the server also renders. Each widget's code is in a separate file, fetched along with the page's text. */
const documentWidgets: Readonly<Record<string, () => Promise<ComponentType<WidgetProps>>>> = {
  'boat-lettering': async () =>
    (await import('../../features/landing/boat/boat-lettering.tsx')).BoatLettering,
  'fleet-list': async () => (await import('../../features/fleet/fleet-list.tsx')).FleetList,
  'label-sheets': async () =>
    (await import('../../features/label-sheets/label-sheet-form.tsx')).EmptyLabelSheetForm,
  'material-adviser': async () =>
    (await import('../../features/landing/widgets/material-adviser.tsx')).MaterialAdviser,
  'garment-mockups': async () =>
    (await import('../../features/landing/apparel/garment-mockups.tsx')).GarmentMockups,
  'wash-durability': async () =>
    (await import('../../features/landing/apparel/wash-durability.tsx')).WashDurability,
  'merchandise-return': async () =>
    (await import('../../features/landing/apparel/resale-profit-form.tsx')).ResaleProfitForm,
  'floor-layouts': async () => (await import('../../features/landing/floor/floor-layouts.tsx')).FloorLayouts,
  'floor-installation': async () =>
    (await import('../../features/landing/floor/floor-installation.tsx')).FloorInstallation,
  'mural-showcase': async () =>
    (await import('../../features/landing/murals/mural-showcase.tsx')).MuralShowcase,
  'california-glass': async () =>
    (await import('../../features/landing/states/california-glass.tsx')).CaliforniaWindowDrawing,
  'florida-bow': async () =>
    (await import('../../features/landing/states/florida-bow.tsx')).FloridaBowDrawing,
  'georgia-counties': async () =>
    (await import('../../features/landing/states/georgia-counties.tsx')).GeorgiaCountyDrawing,
  'texas-road': async () => (await import('../../features/landing/states/texas-road.tsx')).TexasRoadDrawing,
  'package-studio': async () =>
    (await import('../../features/landing/packaging/package-studio.tsx')).PackageStudio,
}
const fetched: Record<string, ComponentType<WidgetProps>> = {}

/** Fetches the widgets that a page's sections use. */
export async function fetchWidgets(sections: readonly LandingSection[]): Promise<void> {
  const names = sections.flatMap((section) => (section.kind === 'widget' ? [section.widget] : []))
  await Promise.all(
    names.map(async (name) => {
      const part = await documentWidgets[name]?.()
      if (part) fetched[name] = part
    }),
  )
}

export function Widget({ name, ...props }: WidgetProps & { name: string }) {
  const Part = fetched[name] ?? widgets[name]
  return Part ? (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ) : null
}
