import { useState } from 'react'
import { cutFilesCopy } from '../../../content/cut-files/cut-files-page.ts'
import type { CutFileCard } from '../../../contract/cut-files.ts'
import { type CutTheme, cutThemes } from '../../../domain/cut-files/cut-themes.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { CutFileItem } from './cut-file-item.tsx'

const { tabs } = cutFilesCopy

/** The cut files by theme: as tabs, or without scripts as lists below each other. */
export function ThemeTabs({ files }: { files: readonly CutFileCard[] }) {
  const [open, setOpen] = useState<CutTheme>('seasonal')
  return (
    <section aria-labelledby="themes" className="mt-14 md:mt-20">
      <h2 id="themes" className="text-2xl md:text-4xl">
        {tabs.title}
      </h2>
      <Tabs
        labelledBy="themes"
        tabs={cutThemes.map((id) => ({
          id,
          title: tabs.names[id],
          panel: <Shelf files={files} theme={id} />,
        }))}
        open={open}
        onOpen={setOpen}
        listClass="mt-5"
      />
    </section>
  )
}

function Shelf({ files, theme }: { files: readonly CutFileCard[]; theme: CutTheme }) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
      {files
        .filter((file) => file.theme === theme)
        .map((file) => (
          <CutFileItem key={file.handle} file={file} />
        ))}
    </ul>
  )
}
