import { useState } from 'react'
import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type { SettingsGroupForm } from '../../../../contract/operator/settings.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { findSettingsSection, SETTINGS_SECTION_NAMES } from './sections.ts'

type GroupListProps = {
  groups: readonly SettingsGroupForm[]
  /** The search text from the URL (?q=). */
  q: string
}

/** All groups of settings under their headings, filtered by a search. */
export function GroupList({ groups, q }: GroupListProps) {
  const [wanted, setWanted] = useState(q)
  const found = groups.flatMap((group) => {
    const match = matchGroup(group, wanted)
    return match === null ? [] : [{ group, ...match }]
  })
  return (
    <>
      <p className="mt-1 text-slate">
        {words.lead}{' '}
        <a href="/operator/make-it-yours" className="text-link">
          {words.setUp}
        </a>
      </p>
      <search>
        <form action="/operator/settings" className="mt-3 flex items-end gap-2 bg-paper p-3">
          <Field
            size="small"
            type="search"
            name="q"
            label={words.search}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            className="w-full max-w-xl"
          />
          <Button type="submit" size="small">
            {words.submit}
          </Button>
        </form>
      </search>
      {found.length === 0 && (
        <EmptyList mark="search" title={words.noMatch(wanted)} text={words.noMatchHint} />
      )}
      <div className="mt-3 gap-3 md:columns-2 xl:columns-3">
        {SETTINGS_SECTION_NAMES.map((section) => (
          <Section
            key={section}
            title={words.sections[section]}
            found={found.filter(({ group }) => findSettingsSection(group.name) === section)}
          />
        ))}
      </div>
    </>
  )
}

type MatchedGroup = { group: SettingsGroupForm; labels: readonly string[] }

/** Returns the labels of a group's settings that match a search. Null if neither the group nor any of its settings matches. */
function matchGroup(
  { title, shownOn, fields }: SettingsGroupForm,
  wanted: string,
): Pick<MatchedGroup, 'labels'> | null {
  const sought = wanted.trim().toLowerCase()
  if (sought === '') return { labels: [] }
  const labels = fields.map(({ label }) => label).filter((label) => label.toLowerCase().includes(sought))
  return labels.length > 0 || `${title} ${shownOn}`.toLowerCase().includes(sought) ? { labels } : null
}

function Section({ title, found }: { title: string; found: readonly MatchedGroup[] }) {
  if (found.length === 0) return null
  return (
    <section aria-label={title} className="mb-3 break-inside-avoid bg-paper p-4">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {found.map(({ group, labels }) => (
          <GroupRow key={group.name} group={group} labels={labels} section={title} />
        ))}
      </ul>
    </section>
  )
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function GroupRow({
  group: { name, title, shownOn, fields },
  labels,
  section,
}: MatchedGroup & { section: string }) {
  // Below the heading "Prices", the group "Prices: banners" is called "Banners".
  const repeated = `${section}: `
  const own = fields.filter((field) => field.value !== field.default).length
  return (
    <li className="flex items-start justify-between gap-3 border-t border-line py-2">
      <div className="min-w-0">
        <a href={`/operator/settings/${name}`} className="inline-block py-0.5 text-link">
          {title.startsWith(repeated) ? capitalize(title.slice(repeated.length)) : title}
        </a>
        <p className="text-sm text-slate">{labels.length > 0 ? labels.join(', ') : shownOn}</p>
      </div>
      {own > 0 && (
        <span className="shrink-0">
          <Badge look="primary">{words.changed(own)}</Badge>
        </span>
      )}
    </li>
  )
}
