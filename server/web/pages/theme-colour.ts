import { DEFAULT_SETTINGS } from '../../../domain/settings/default-settings.ts'
import { settings } from '../../../domain/settings/settings.ts'

/** Returns the colour for the browser's toolbar, which is also the colour of the header. */
export const getThemeColour = (): string => settings.look.darkColour

/** Returns the owner's colours as CSS to be placed after the other styles. Empty if they are the defaults of app/styles/base.css. */
export function writeOwnerColours(): string {
  const { darkColour, linkColour, buttonColour, highlightColour } = settings.look
  const standard = DEFAULT_SETTINGS.look
  const rules = [
    darkColour !== standard.darkColour &&
      `--color-river:${darkColour};--color-river-2:${mixed(darkColour, 'white', 10)}`,
    linkColour !== standard.linkColour &&
      `--color-gorge:${linkColour};--color-gorge-deep:${mixed(linkColour, 'black', 22)}`,
    buttonColour !== standard.buttonColour &&
      `--color-maple:${buttonColour};--color-maple-deep:${mixed(buttonColour, 'black', 22)}`,
    highlightColour !== standard.highlightColour && `--color-hi-vis:${highlightColour}`,
  ].filter((rule) => rule !== false)
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`
}

const mixed = (colour: string, other: string, percent: number): string =>
  `color-mix(in oklab,${colour},${other} ${percent}%)`
