import { createHash } from 'node:crypto'

/**
 * The only inline script of a page. It loads the application after the first paint, or earlier if the visitor interacts with the page. Even
 * if only this script runs, the page can be read, and its links and forms work.
 */
export const bootScript = `(() => {
  const { entry, preload } = document.currentScript.dataset
  const events = ['pointerdown', 'pointermove', 'keydown', 'touchstart']
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const name of events) removeEventListener(name, act)
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
  // A browser reports a resting pointer once the page is laid out, as a move by 0 pixels: that isn't an interaction yet.
  const act = ({ movementX, movementY, type }) => {
    if (type === 'pointermove' && !movementX && !movementY) return
    document.documentElement.dataset.active = ''
    start()
  }
  for (const name of events) addEventListener(name, act, { passive: true })
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
  // The frame requested now shows all that has loaded, but a slow phone may take long to paint it. The browser reports the paint, unless
  // the largest element was painted before.
  const afterPaint = () => requestAnimationFrame((frame) => {
    const timer = setTimeout(whenIdle, 300)
    const painted = (list, observer) => {
      if (!list.getEntries().some(({ startTime }) => startTime >= frame)) return
      observer.disconnect()
      clearTimeout(timer)
      whenIdle()
    }
    try {
      new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true })
    } catch {}
  })
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
})()`

/** Returns the Content Security Policy source that allows exactly this inline text. */
export const computeCspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
