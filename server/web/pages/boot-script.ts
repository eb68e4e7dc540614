import { createHash } from 'node:crypto'

/**
 * The only inline script of a page. The page is readable and its links and forms work without any other; the application is fetched after the first
 * paint, or earlier on the first interaction.
 */
export const bootScript = `(() => {
  const { entry, preload } = document.currentScript.dataset
  const events = ['pointerdown', 'pointerover', 'keydown', 'touchstart']
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const name of events) removeEventListener(name, start)
    const parts = preload ? preload.split(' ') : []
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // Each in a task of its own, so that a tap waits for one of them at most.
    const run = async () => {
      for (const part of [...parts, entry]) {
        await import(part)
        await new Promise((done) => setTimeout(done))
      }
    }
    run()
  }
  for (const name of events) addEventListener(name, start, { passive: true })
  // A button that needs the application is clicked again once it runs; links and forms work by themselves.
  const pressed = new Set()
  const press = ({ target }) => {
    const button = target.closest('button[type=button]')
    if (button && !('interactive' in document.documentElement.dataset)) pressed.add(button)
  }
  addEventListener('click', press)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    removeEventListener('click', press)
    for (const button of pressed) if (button.isConnected) button.click()
  }).observe(document.documentElement, { attributeFilter: ['data-interactive'] })
  const whenIdle = () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 })
  // A frame appears some frames after it was requested: on a slow phone the paint comes first.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(whenIdle, 100))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
})()`

/** A Content Security Policy source expression that allows exactly this text. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
