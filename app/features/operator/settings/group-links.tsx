import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type { SettingsGroupForm } from '../../../../contract/operator/settings.ts'
import { Panel } from '../frame/panel.tsx'
import { findSettingsSection } from './sections.ts'

type GroupLinksProps = { group: SettingsGroupForm; groups: readonly SettingsGroupForm[] }

/** Describes where in the shop the group's settings appear, and links to the other groups in its section. */
export function GroupLinks({ group: { name, shownOn, help }, groups }: GroupLinksProps) {
  const section = findSettingsSection(name)
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:max-xl:grid-cols-2">
      <Panel title={words.where}>
        <p>{shownOn}.</p>
        {help !== undefined && <p className="mt-2 text-slate">{help}</p>}
      </Panel>
      <Panel title={words.sections[section]}>
        <ul>
          {groups
            .filter((each) => findSettingsSection(each.name) === section)
            .map((each) => (
              <li key={each.name} className="border-t border-line">
                <a
                  href={`/operator/settings/${each.name}`}
                  aria-current={each.name === name ? 'page' : undefined}
                  className="flex min-h-10 items-center text-link aria-[current]:font-bold aria-[current]:text-river aria-[current]:no-underline"
                >
                  {each.title}
                </a>
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  )
}
