import { useState } from 'react'
import { cutFilesPage } from '../../../content/cut-files/cut-files-page.ts'
import type { CutFileCard } from '../../../contract/cut-files.ts'
import { type CutTheme, cutThemes } from '../../../domain/cut-files/cut-themes.ts'
import { CutFileItem } from './cut-file-item.tsx'

const { tabs } = cutFilesPage

/** The files by theme: tabs with scripts, one shelf under the other without. */
export function ThemeTabs({ files }: { files: readonly CutFileCard[] }) {
  const [open, setOpen] = useState<CutTheme>('seasonal')
  const move = (event: React.KeyboardEvent, theme: CutTheme) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = cutThemes.at((cutThemes.indexOf(theme) + step) % cutThemes.length) ?? theme
    setOpen(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <section aria-labelledby="themes" className="mt-14 md:mt-20">
      <h2 id="themes" className="text-2xl md:text-4xl">
        {tabs.title}
      </h2>
      <div
        role="tablist"
        aria-labelledby="themes"
        className="mt-5 flex flex-wrap gap-2 border-b border-line-strong"
      >
        {cutThemes.map((theme) => (
          <button
            key={theme}
            type="button"
            role="tab"
            id={`tab-${theme}`}
            aria-selected={open === theme}
            aria-controls={`shelf-${theme}`}
            tabIndex={open === theme ? 0 : -1}
            onClick={() => setOpen(theme)}
            onKeyDown={(event) => move(event, theme)}
            className="min-h-11 border-b-4 border-transparent px-3 font-bold hover:text-gorge aria-selected:border-maple"
          >
            {tabs.names[theme]}
          </button>
        ))}
      </div>
      {cutThemes.map((theme) => (
        <div
          key={theme}
          id={`shelf-${theme}`}
          role="tabpanel"
          aria-labelledby={`tab-${theme}`}
          hidden={open !== theme}
        >
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
            {files
              .filter((file) => file.theme === theme)
              .map((file) => (
                <CutFileItem key={file.handle} file={file} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
