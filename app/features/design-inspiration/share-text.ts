type SharedText = { title: string; text: string; url: string }

/** Shares a text through the device's share sheet, or else copies it to the clipboard. */
export async function shareText(
  shared: SharedText,
): Promise<'native' | 'clipboard' | 'cancelled' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(shared)
      return 'native'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  return (await copy(`${shared.text}\n${shared.url}`)) ? 'clipboard' : 'failed'
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies a text through a selection. It is used where the clipboard API is missing (over plain http) or denied. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
