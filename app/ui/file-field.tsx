// @chunk page-parts
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type FieldLabel, LabelledField } from './labelled-field.tsx'
import { UploadIcon } from './upload-icon.tsx'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'value'> &
  FieldLabel & {
    /**
     * Called whenever files are chosen. The field is then cleared, so that the same file can be chosen again. Without this callback, the
     * form submits the file.
     */
    onFiles?: (files: readonly File[]) => void
    /** The content of a drop area. If set, files can be dropped onto the field. */
    drop?: DropArea
    isOptional?: boolean
  }

type DropArea = {
  /** A text that is shown in the drop area. The field's accessible name is `label`. */
  title: ReactNode
  action?: ReactNode
  note?: ReactNode
  isLarge?: boolean
}

/**
 * A field for choosing or dropping files. A drop area consists of a native file field under a drawing, so that keyboard, touch, and drag
 * and drop need no code.
 */
export function FileField({
  onFiles,
  drop,
  className = '',
  id,
  isOptional = false,
  ...props
}: FileFieldProps) {
  const { label, hint, error, size, isLabelHidden = drop !== undefined, isInline, ...input } = props
  const frame = { id, label, hint, error, size, isLabelHidden, isInline, isOptional, className }
  return (
    <LabelledField {...frame} announcesError={onFiles !== undefined}>
      {(control) => {
        const field = (look: string) => (
          <input
            {...input}
            {...control}
            type="file"
            onChange={
              onFiles &&
              (({ currentTarget }) => {
                onFiles([...(currentTarget.files ?? [])])
                currentTarget.value = ''
              })
            }
            className={look}
          />
        )
        if (drop) return <Area {...drop} isWrong={error !== undefined} field={field(overArea)} />
        // The field is cleared after each choice and can't show a file's name, so only its button is visible.
        if (onFiles)
          return field(`w-fit max-w-full rounded-sm text-[0px] file:text-sm file:text-river ${fileButton}`)
        return field(
          `${control.className} w-full ${size === 'small' ? 'py-[3px]' : 'py-2'} file:mr-3 ${fileButton}`,
        )
      }}
    </LabelledField>
  )
}

const fileButton =
  'file:min-h-8 file:rounded-sm file:border file:border-river file:bg-mist file:px-3 file:font-semibold'
// Without scripts, only the native field can show which file was chosen.
const overArea =
  'absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:mb-2 noscript:max-w-full noscript:opacity-100'

function Area({
  title,
  action,
  note,
  isLarge = false,
  isWrong,
  field,
}: DropArea & { isWrong: boolean; field: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const border = isOver
    ? 'border-cut bg-mist-2'
    : `bg-mist ${isWrong ? 'border-maple' : 'border-line-strong'}`
  const shape = isLarge
    ? 'grid min-h-44 place-content-center justify-items-center gap-1 p-6 text-center'
    : 'flex items-center gap-3 p-4'
  return (
    <div
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
      className={`relative rounded-md border-2 border-dashed hover:border-gorge has-disabled:border-line has-disabled:text-slate has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid ${border} ${shape}`}
    >
      {field}
      <UploadIcon className={`${isLarge ? 'size-9' : 'size-7'} text-gorge`} />
      <span className={isLarge ? 'contents' : ''}>
        <span className={`block ${isLarge ? 'mt-2 text-lg font-bold' : 'font-semibold'}`}>{title}</span>
        {action && <span className="text-link">{action}</span>}
        {note && <span className="block text-sm text-slate">{note}</span>}
      </span>
    </div>
  )
}
