/** The sample points in a box, as fractions of its width and height. */
const PROBE_X_SHARES = [0.02, 0.35, 0.65, 0.98]
const PROBE_Y_SHARES = [0.05, 0.5, 0.95]

/**
 * Whether an overlay in this box would cover an important element: an open dialog, a field being filled in, the focused element, a button,
 * a section's heading, or anything else fixed to the bottom of the screen.
 */
export function isCoveringControl(box: HTMLElement): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  const area = box.getBoundingClientRect()
  if (hidesFocus(box, area)) return true
  return PROBE_X_SHARES.some((x) =>
    PROBE_Y_SHARES.some((y) =>
      document
        .elementsFromPoint(area.left + area.width * x, area.top + area.height * y)
        .some(
          (element) =>
            !box.contains(element) &&
            (isButton(element) || staysAtFoot(element) || isHeadingIn(element, area)),
        ),
    ),
  )
}

function hidesFocus(box: HTMLElement, area: DOMRect): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused.id === 'main' || box.contains(focused))
    return false
  if (focused.matches('input, textarea, select')) return true
  return overlaps(focused.getBoundingClientRect(), area)
}

/** Whether an element is a button, or a link that is styled as a button. */
const isButton = (element: Element): boolean => element.matches('button, .peel')

/** Whether an element is a section's heading with text in the area. A heading is often much wider than its text. */
function isHeadingIn(element: Element, area: DOMRect): boolean {
  if (!element.matches('h1, h2')) return false
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].some((line) => overlaps(line, area))
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

function staysAtFoot(element: Element): boolean {
  const { position, bottom } = getComputedStyle(element)
  return position === 'fixed' || (position === 'sticky' && bottom !== 'auto')
}
