import { operatorSettings as words } from '../../../../content/operator/settings.ts'
import type { SettingsGroupForm, SettingsList } from '../../../../contract/operator/settings.ts'
import { Notice } from '../../../ui/notice.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { SettingsForm } from './settings-form.tsx'

const ADDRESS = '/api/operator/settings'

/** All groups of settings, or one group's form. */
export default function SettingsPage({ params, search }: OperatorViewProps) {
  const { data, reload, show } = useShopData<SettingsList>(ADDRESS)
  const name = params['group']
  return (
    <WhenLoaded data={data} reload={reload}>
      {({ groups }) => {
        if (name === undefined) return <GroupList groups={groups} />
        const group = groups.find((each) => each.name === name)
        return group ? (
          <SettingsForm
            key={name}
            group={group}
            reload={reload}
            onSaved={show}
            before={search.get('before')}
          />
        ) : (
          <Notice title={words.unknown.title} text={words.unknown.text}>
            <a href="/operator/settings" className="text-link">
              {words.back}
            </a>
          </Notice>
        )
      }}
    </WhenLoaded>
  )
}

function GroupList({ groups }: { groups: readonly SettingsGroupForm[] }) {
  return (
    <>
      <p className="mt-1 text-slate">
        {words.lead}{' '}
        <a href="/operator/make-it-yours" className="text-link">
          {words.setUp}
        </a>
      </p>
      <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {groups.map(({ name, title, shownOn, fields }) => {
          const own = fields.filter((field) => field.value !== field.default).length
          return (
            <li key={name} className="bg-paper p-4">
              <h2 className="text-lg">
                <a href={`/operator/settings/${name}`} className="text-link">
                  {title}
                </a>
              </h2>
              <p className="mt-1 text-sm text-slate">{words.shownOn(shownOn)}</p>
              <p className="mt-2 text-sm font-semibold">{own === 0 ? words.standard : words.changed(own)}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
