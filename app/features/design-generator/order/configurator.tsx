import { type ReactNode, useState } from 'react'
import { priceDecal } from '../../../../domain/pricing/decal-price.ts'
import { DecalHeader } from './decal-header.tsx'
import { DeliverySection } from './delivery.tsx'
import { computeHeightMm } from './decal-size.ts'
import { PreflightFindings } from '../preview/preflight-findings.tsx'
import type { DecalOptions } from './decal-options.ts'
import { MaterialChoice } from './material-choice.tsx'
import { OrderBar } from './order-bar.tsx'
import { scrollToSection, SectionNav } from './section-nav.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { QuantityChoice } from './quantity-choice.tsx'
import { SizeChoice } from './size-choice.tsx'
import { DecalStage } from '../preview/decal-stage.tsx'
import type { OrderSubject } from './order-subject.ts'
import { useDecalOrder } from './use-decal-order.ts'
import { usePreflight } from './use-quote.ts'

type ConfiguratorProps = {
  subject: OrderSubject
  making: DecalOptions
  onMaking: (making: DecalOptions) => void
  /** Whether a new version is being drawn. */
  redrawing: boolean
  /** Cancels the drawing of the new version. */
  onCancel: () => void
  onSaved: () => void
  /** The buyer's notes for the print room, which become part of the order. */
  notes: string
  /** The controls that change the drawing itself. */
  children: ReactNode
}

/** Turns a drawing into an order: size, material, quantity, proof and price. */
export function Configurator({
  subject,
  making,
  onMaking,
  redrawing,
  onCancel,
  onSaved,
  notes,
  children,
}: ConfiguratorProps) {
  const [acceptedId, setAcceptedId] = useState<string | null>(null)
  const accepted = acceptedId === subject.id
  const checked = usePreflight(subject, making, accepted)
  const { ordering, proceed } = useDecalOrder(() => scrollToSection('check', subject.kind))
  // The height computed in the browser is used until the server has measured the height.
  const heightMm = checked.state === 'checked' ? checked.heightMm : computeHeightMm(subject, making.widthMm)
  const price = priceDecal({ ...making, heightMm })
  return (
    <div className="pt-8 md:pt-12">
      <div className="page-width gap-x-12 max-lg:flex max-lg:flex-col max-lg:gap-y-4 lg:grid lg:grid-cols-[1.2fr_1fr] lg:items-start">
        <div className="min-w-0 max-lg:contents lg:sticky lg:top-24">
          <DecalHeader subject={subject} onSaved={onSaved} />
          <DecalStage
            subject={subject}
            making={making}
            heightMm={heightMm}
            redrawing={redrawing}
            onCancel={onCancel}
            onMaking={onMaking}
          />
        </div>
        <SectionNav kind={subject.kind} />
        <div className="grid min-w-0 gap-8 max-lg:mt-2 max-lg:[&_:is(a,input,button,select,summary)]:scroll-mt-80 *:border-t *:border-line *:pt-6 lg:*:first:border-t-0 lg:*:first:pt-0">
          {children}
          <SizeChoice subject={subject} making={making} heightMm={heightMm} onChange={onMaking} />
          <PreflightFindings
            kind={subject.kind}
            checked={checked}
            accepted={accepted}
            onAccept={(yes) => setAcceptedId(yes ? subject.id : null)}
          />
          <MaterialChoice kind={subject.kind} making={making} onChange={onMaking} />
          <QuantityChoice kind={subject.kind} making={making} heightMm={heightMm} onChange={onMaking} />
          <PriceBreakdown price={price} />
          <DeliverySection />
        </div>
      </div>
      <OrderBar
        subject={subject}
        making={making}
        heightMm={heightMm}
        price={price}
        ordering={ordering}
        onProceed={() => void proceed({ subject, making, accepted, notes })}
      />
    </div>
  )
}
