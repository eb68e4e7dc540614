// @chunk every-page
/** The first element in the tab order. It skips the content that is repeated on every page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-hi-vis px-4 py-3 font-bold text-river focus:translate-y-0"
  >
    Skip to content
  </a>
)
