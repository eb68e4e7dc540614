import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type { SettingsList } from '../../../../contract/operator/settings.ts'
import { Notice } from '../../../ui/notice.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { GroupList } from './group-list.tsx'
import { SettingsForm } from './settings-form.tsx'

const ADDRESS = '/api/operator/settings'

/** All groups of settings, or one group's form. */
export default function SettingsPage({ params, search }: OperatorViewProps) {
  const { data, reload, show } = useOperatorData<SettingsList>(ADDRESS)
  const name = params['group']
  return (
    <DataLoader data={data} reload={reload}>
      {({ groups }) => {
        if (name === undefined) return <GroupList groups={groups} q={search.get('q') ?? ''} />
        const group = groups.find((each) => each.name === name)
        return group ? (
          <SettingsForm
            key={name}
            group={group}
            groups={groups}
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
    </DataLoader>
  )
}
