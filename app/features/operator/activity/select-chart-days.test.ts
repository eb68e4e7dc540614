import { describe, expect, it } from 'vitest'
import { selectChartDays } from './select-chart-days.ts'

/** Builds days with these numbers of page views, newest first. */
const days = (...views: number[]) =>
  views.map((page_view, back) => ({
    day: `2026-11-${String(30 - back).padStart(2, '0')}`,
    page_view,
    view_item: 0,
    add_to_cart: 0,
    begin_checkout: 0,
    orders: 0,
  }))
const viewsOf = (...views: number[]) => selectChartDays(days(...views)).map(({ page_view }) => page_view)

describe('selectChartDays', () => {
  it('has no bars for a single day with visits', () => {
    expect(viewsOf(20, 0, 0, 0, 0, 0, 0, 0)).toEqual([])
  })
  it('begins with the first day with visits, oldest first', () => {
    expect(viewsOf(1, 0, 2, 3, 0, 4, 5, 6, 0, 0)).toEqual([6, 5, 4, 0, 3, 2, 0, 1])
  })
  it('covers at least a week', () => {
    expect(viewsOf(1, 2, 0, 0, 0, 0, 0, 0, 0)).toEqual([0, 0, 0, 0, 0, 2, 1])
  })
  it('covers a shorter period whole', () => {
    expect(viewsOf(1, 2, 0)).toEqual([0, 2, 1])
  })
})
