import type { ImportFault } from '../../../content/operator/import-faults.ts'

export type CellError = {
  /** The line of the file on which the record starts. The header is line 1. */
  line: number
  column: string
  value: string
  fault: ImportFault
}

const MAX_ERRORS = 50
const MAX_QUOTED_LENGTH = 80

/** Collects the errors of a file, up to a maximum that a person can read. */
export class ErrorList {
  readonly errors: CellError[] = []

  get isFull(): boolean {
    return this.errors.length >= MAX_ERRORS
  }

  add(line: number, column: string, value: string, fault: ImportFault): void {
    if (this.isFull) return
    const shown = value.length > MAX_QUOTED_LENGTH ? `${value.slice(0, MAX_QUOTED_LENGTH)}…` : value
    this.errors.push({ line, column, value: shown.toWellFormed(), fault })
  }
}
