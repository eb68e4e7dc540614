import { useEffect, useState } from 'react'
import { operatorTexts } from '../../../../content/operator/texts.ts'
import { callShop } from '../../../browser/call-shop.ts'

/** Says which links of a text lead to no page of the shop; nothing if all do. */
export function DeadLinks({ html }: { html: string }) {
  const [dead, setDead] = useState<readonly string[]>([])
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const found = await findDeadLinks(html)
      if (isShown) setDead(found)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [html])
  return (
    <output className="mt-2 block text-sm font-semibold wrap-anywhere">
      {dead.length > 0 && operatorTexts.preview.deadLinks(dead)}
    </output>
  )
}

async function findDeadLinks(html: string): Promise<string[]> {
  const { origin } = window.location
  const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')
  const addresses = [...links].flatMap((link) => {
    const address = URL.parse(link.getAttribute('href') ?? '', origin)
    return address?.origin === origin ? [address.pathname + address.search] : []
  })
  const judged = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const answer = await callShop({ method: 'GET', address })
      return !answer.ok && answer.status === 404 ? [address] : []
    }),
  )
  return judged.flat()
}
