import { PageLink } from '../../browser/page-link.tsx'
import { buttonClass } from '../../ui/button.tsx'

type DesignPanelProps = {
  id: string
  title: string
  text: string
  action: { label: string; url: string }
  shown: boolean
  fileTypes?: string | undefined
}

export function DesignPanel({ id, title, text, action, shown, fileTypes }: DesignPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      className={`rounded-md rounded-tl-none bg-paper p-5 text-river md:p-7 ${shown ? '' : 'hidden [@media(scripting:none)]:block'}`}
    >
      <h3 className="text-xl md:text-2xl">{title}</h3>
      <p className="mt-2 max-w-lg text-slate md:text-lg">{text}</p>
      {fileTypes && <p className="mt-2 text-sm font-semibold">{fileTypes}</p>}
      <PageLink to={action.url} className={`${buttonClass('surface')} mt-5 [--under:var(--color-paper)]`}>
        {action.label}
      </PageLink>
    </div>
  )
}
