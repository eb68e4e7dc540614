import { useEffect, useState } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { callApi } from '../../../browser/call-api.ts'

/** Warns about URLs that lead to no page of the shop. Renders nothing if there are none. URLs of other sites aren't checked. */
export function DeadLinksWarning({ addresses }: { addresses: readonly string[] }) {
  const [dead, setDead] = useState<readonly string[]>([])
  const joined = addresses.join('\n')
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const found = await findDeadLinks(joined.split('\n'))
      if (isShown) setDead(found)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [joined])
  return (
    <output className="mt-2 block text-sm font-semibold wrap-anywhere">
      {dead.length > 0 && operatorTextsCopy.preview.deadLinks(dead)}
    </output>
  )
}

async function findDeadLinks(addresses: readonly string[]): Promise<string[]> {
  const { origin } = window.location
  const own = addresses.flatMap((written) => {
    const address = written === '' ? null : URL.parse(written, origin)
    return address?.origin === origin ? [address.pathname + address.search] : []
  })
  const judged = await Promise.all(
    [...new Set(own)].map(async (address) => {
      const answer = await callApi({ method: 'GET', address })
      return !answer.ok && answer.status === 404 ? [address] : []
    }),
  )
  return judged.flat()
}
