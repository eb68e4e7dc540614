import { settings } from '../settings/settings.ts'
import { addDays, type CalendarDate, getWeekday } from './calendar-date.ts'

const MONDAY = 1
const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/**
 * Returns Ontario's nine statutory holidays in a year (Employment Standards Act, 2000, s. 1), in order. If a holiday falls on a weekend,
 * the next weekday that isn't a holiday is used instead, as carriers do. Days on which only carriers are closed (Easter Monday, 30
 * September, 11 November) aren't included, because the delivery times of the shipping methods allow for them.
 */
export function listOntarioHolidays(year: number): CalendarDate[] {
  const easter = easterSunday(year)
  const fixed = ['01-01', '07-01', '12-25', '12-26'].map((day) => `${year}-${day}`)
  const moving = [
    nthMonday(`${year}-02-01`, 3), // Family Day
    addDays(easter, -2), // Good Friday
    nthMonday(`${year}-05-18`, 1), // Victoria Day: the Monday before 25 May
    nthMonday(`${year}-09-01`, 1), // Labour Day
    nthMonday(`${year}-10-01`, 2), // Thanksgiving
  ]
  const kept: CalendarDate[] = [...moving]
  for (const day of fixed) {
    let free = day
    while (isWeekend(free) || kept.includes(free)) free = addDays(free, 1)
    kept.push(free)
  }
  return kept.sort()
}

/**
 * Whether a date is a business day, on which the shop and its carriers work. Weekends and statutory holidays aren't business days, nor are
 * the shop's own days off and the weekdays on which the shop is closed.
 */
export function isBusinessDay(date: CalendarDate): boolean {
  const { open, closedOn } = settings.hours
  if (
    isWeekend(date) ||
    closedOn.includes(date) ||
    listOntarioHolidays(Number(date.slice(0, 4))).includes(date)
  )
    return false
  // A shop that is open only on weekends still prints and ships on weekdays, so all of its weekdays are business days.
  return (
    open.includes(WEEKDAY_NAMES[getWeekday(date)] ?? 'Monday') ||
    open.every((day) => day === 'Saturday' || day === 'Sunday')
  )
}

export function findNextBusinessDay(date: CalendarDate): CalendarDate {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** Returns the date that is a number of business days (`count`) after another date. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let day = date
  for (let left = count; left > 0; left--) day = findNextBusinessDay(addDays(day, 1))
  return day
}

function isWeekend(date: CalendarDate): boolean {
  const day = WEEKDAY_NAMES[getWeekday(date)]
  return day === 'Sunday' || day === 'Saturday'
}

function nthMonday(from: CalendarDate, n: number): CalendarDate {
  const toMonday = (MONDAY - getWeekday(from) + 7) % 7
  return addDays(from, toMonday + (n - 1) * 7)
}

/** Computes Easter Sunday in the Gregorian calendar with the anonymous computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): CalendarDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}
