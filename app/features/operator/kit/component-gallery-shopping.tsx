import { useState } from 'react'
import { shopFacts } from '../../../../content/shop.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { ContactLine } from '../../../ui/contact-line.tsx'
import { PageNotice } from '../../../ui/page-notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Swatches } from '../../../ui/swatches.tsx'
import { Panel } from '../frame/panel.tsx'

/** Shows the components of product, cart and checkout pages. */
export function ComponentGalleryShopping() {
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <Panel title="Prices and ratings">
        <div className="grid gap-3">
          <Price now="CA$12.99" />
          <Price now="CA$9.99" before="CA$12.99" large />
          <Price now="CA$4.99" from />
          <Rating rating={{ average: 4.6, count: 128 }} inWords />
          <Rating rating={{ average: 4, count: 3, sample: true }} inWords />
        </div>
      </Panel>
      <Panel title="Quantity and choices">
        <div className="grid justify-items-start gap-4">
          <QuantityStepper label="Quantity" value={quantity} max={3} onChange={setQuantity} />
          <Swatches label="Colours" colours={['#0b1f2a', '#0f6373', '#c8242b', '#ffc400', '#ffffff']} />
          <CheckField title="Leave the design to us" hint="A designer e-mails you a proof." defaultChecked />
        </div>
        <ProgressBar value={30} max={50} />
        <PageNotice notice={{ tone: 'done', title: 'Saved', text: 'Your address is up to date.' }} />
        <div className="mt-4">
          <ContactLine shop={shopFacts} />
        </div>
      </Panel>
    </>
  )
}
