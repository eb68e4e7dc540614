import type { ReactNode } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { LoadingIndicator } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type EditorFrameProps = { label: string; error?: string | undefined; children: ReactNode }

/** The box around a text editor. Its height doesn't depend on its content, so the page doesn't shift when the editor has loaded. */
export const EditorFrame = ({ label, error, children }: EditorFrameProps) => (
  <section aria-label={label} className="min-w-0 md:col-span-2">
    <p className="mb-1 text-sm font-semibold" aria-hidden="true">
      {label}
    </p>
    <div className="flex h-[min(30rem,75vh)] flex-col rounded-sm border border-line-strong focus-within:border-river">
      {children}
    </div>
    {error !== undefined && (
      <p role="alert" className="mt-1 text-sm font-semibold text-maple">
        {error}
      </p>
    )}
  </section>
)

/** Shown until the editor's code has loaded. */
export const EditorLoading = ({ label }: { label: string }) => (
  <EditorFrame label={label}>
    <LoadingIndicator text={operatorTextsCopy.editor.reading}>
      <Skeleton className="h-14" />
      <Skeleton className="m-4 h-7 w-1/3" />
      <Skeleton className="m-4 h-24" />
    </LoadingIndicator>
  </EditorFrame>
)
