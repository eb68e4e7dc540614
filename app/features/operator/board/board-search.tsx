import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'

type BoardFinderProps = { wanted: string; onWanted: (wanted: string) => void }

/**
 * Filters the board by a typed or scanned text. The Enter key, which a barcode scanner sends after a ticket's number, moves the focus to
 * the job's first button.
 */
export function BoardSearch({ wanted, onWanted }: BoardFinderProps) {
  return (
    <search className="mt-3 block">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>('[data-job] button')?.focus()
        }}
      >
        <label className="grid max-w-md gap-1 text-sm font-semibold">
          {words.find}
          <input
            type="search"
            value={wanted}
            onChange={({ target }) => onWanted(target.value)}
            className="min-h-11 rounded-sm border border-line-strong bg-paper px-3 font-normal"
          />
        </label>
      </form>
    </search>
  )
}
