/** Names that browsers, their libraries and our programs give to errors. */
export const errorNames: ReadonlySet<string> = new Set(
  `Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError DOMException
  AbortError ConstraintError DataCloneError DataError EncodingError HierarchyRequestError InUseAttributeError IndexSizeError
  InvalidAccessError InvalidCharacterError InvalidModificationError InvalidNodeTypeError InvalidStateError NamespaceError NetworkError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError ReadOnlyError SecurityError
  TimeoutError TransactionInactiveError UnknownError VersionError WrongDocumentError ChunkLoadError
  ApiError ConnectionError SectionError UploadError`.split(/\s+/),
)

/** What programs are made of: the names that JavaScript has, and those of the page. */
const builtIns = [Array, Object, Promise, Map, Set, Function, Date, URL, URLSearchParams, Headers, Response, Request]
const ofLanguage = [
  ...Object.getOwnPropertyNames(globalThis),
  ...Object.getOwnPropertyNames(String.prototype),
  ...builtIns.flatMap((each) => [...Object.getOwnPropertyNames(each), ...Object.getOwnPropertyNames(each.prototype)]),
]

/** Words of the messages of browsers and frameworks, and of our programs, in lower case where a sentence may begin with them. */
export const messageWords: ReadonlySet<string> = new Set([
  ...ofLanguage,
  ...errorNames,
  ...`a an and any are as at be because been before but by can can't cannot could couldn't did didn't do does doesn't for from had has have
  if in into is isn't it its more most must no not null of on only or other out rather should than that the their this to true false
  undefined until use used using was were when which while with without you your zero
  access accessor aborted allowed already argument arguments array async attempt attempted await bad binding blocked boundary broken byte
  call called callback callable cancelled cannot change changed child children class client clone cloned closed code component components
  connection constructor content context convert could create cross current data default define defined deleted denied dependency depth
  deserialize destroyed destructure document dom duplicate dynamic dynamically element empty encountered end ended environment error errors
  event evaluating exceeded execute expected export exports extensible failed fail fetch fetching field file finished found frame full
  function functions generator global hook hooks host html hydrate hydrated hydrating hydration identifier illegal import imported
  importing incompatible index infinite initialization initialize initialized input insert instance instead interrupted invalid invariant
  invocation iterable iterate iterator json key keys keyword last length let lexical limit line list literal load loaded loader loading
  lost loop many match matched maximum message method minified missing mode module modules mutation name network new next node nodes
  number object objects observer offline open operand operation operator origin outside own page parameter parent parse parsing
  pattern permission position possible private promise properties property prototype proxy quota react read reading reason recursion
  redeclaration ref reference reject rejected rejection removed render rendered rendering request required resource response result
  returned root route router runtime same scope script security send server service set setting signal size source stack stale state
  statement status storage stream string style suspended suspense symbol syntax target text throw thrown time timed timeout token too
  transaction tree type unable uncaught undefined unexpected unhandled unknown unmounted unsupported update updated url user valid value
  values variable version void wait warning window worker write x y
  appendChild childNodes classList className dataset firstChild focus getAttribute getBoundingClientRect getElementById history innerHTML
  insertBefore lastChild localStorage nextSibling offsetHeight offsetWidth parentElement parentNode pathname previousSibling
  querySelector querySelectorAll removeChild scroll scrollHeight scrollIntoView scrollTo scrollTop sessionStorage setAttribute tagName
  textContent useContext useEffect useMemo useRef useState`.split(/\s+/),
])

/** Parts of the addresses of our pages, and of the folders of our programs (kept complete by `scripts/crash-words.test.ts`). */
export const pageWords: ReadonlySet<string> = new Set(
  `products category offers product cart checkout purchase success fail buy-now order-success orders order o track register login-new
  verify-phone forgot-password account favorites compare privacy-policy terms return-policy login
  dashboard second-factor audit-entries banners carriers catalogue-files categories confirmation-calls contact-info coupons courier-sheets
  customers delivery electricity facts offers packing parcel-problems payment-problems policies product-types reports returns search
  searches synonyms pins redirects settings staff-members staff-sessions stock-levels videos create show assets`.split(
    /\s+/,
  ),
)
