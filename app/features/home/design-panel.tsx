import { PageLink } from '../../browser/page-link.tsx'
import { buttonClass } from '../../ui/button.tsx'

type DesignPanelProps = {
  title: string
  text: string
  action: { label: string; url: string }
  fileTypes?: string | undefined
}

export function DesignPanel({ title, text, action, fileTypes }: DesignPanelProps) {
  return (
    <>
      <h3 className="text-xl md:text-2xl">{title}</h3>
      <p className="mt-2 max-w-lg text-slate md:text-lg">{text}</p>
      {fileTypes && <p className="mt-2 text-sm font-semibold">{fileTypes}</p>}
      <PageLink to={action.url} className={`${buttonClass('surface')} mt-5 [--under:var(--color-paper)]`}>
        {action.label}
      </PageLink>
    </>
  )
}
