import { accountCopy } from '../../../content/account.ts'
import type { AccountDevices } from '../../../contract/account-page.ts'
import { Button } from '../../ui/button.tsx'

const words = accountCopy.devices

/** The browsers that share this account, with buttons to add and remove them. */
export function Devices({ devices }: { devices: AccountDevices }) {
  return (
    <section aria-labelledby="devices-title" id="devices" className="mt-10 border-t border-line pt-6">
      <h2 id="devices-title" className="text-2xl">
        {words.title}
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <p className="text-slate">{words.text}</p>
          <p className="mt-2 font-semibold">{words.warning}</p>
          <form method="post" action="/account/links" className="mt-4">
            <Button type="submit">{words.make}</Button>
          </form>
          <Links links={devices.links} />
        </div>
        <div>
          <Guests guests={devices.guests} />
          <p className="mt-4 text-slate">{words.forgetText}</p>
          <form method="post" action="/account/devices/forget" className="mt-3">
            <Button type="submit" kind="outline">
              {words.forget}
            </Button>
          </form>
          {devices.isGuest && (
            <form method="post" action="/account/leave" className="mt-6">
              <p className="mb-3 text-slate">{words.leaveText}</p>
              <Button type="submit" kind="outline">
                {words.leave}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}

function Links({ links }: Pick<AccountDevices, 'links'>) {
  return (
    <ul aria-label="Secret links" className="mt-4">
      {links.map(({ id, created, state, isWaiting }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-2">
          <span>
            Link made {created}: <span className="text-slate">{state}</span>
          </span>
          {isWaiting && (
            <form method="post" action={`/account/links/${id}/revoke`}>
              <Button
                type="submit"
                kind="outline"
                size="small"
                aria-label={`Cancel the link made ${created}`}
              >
                {words.revoke}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

function Guests({ guests }: Pick<AccountDevices, 'guests'>) {
  if (guests.length === 0) return <p className="text-slate">{words.none}</p>
  return (
    <ul aria-label="Devices signed in by link">
      {guests.map(({ added, isThisOne }, index) => (
        <li key={index} className="border-b border-line py-2">
          Signed in by link on {added}
          {isThisOne && <strong> ({words.thisOne})</strong>}
        </li>
      ))}
    </ul>
  )
}
