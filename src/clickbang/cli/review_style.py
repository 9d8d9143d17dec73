"""How the page of a review looks, beside what it shares with the designer's report."""

REVIEW_STYLE = """
:root { --up: #00734f; --down: #b5450a; --bar: #0072b2 }
@media (prefers-color-scheme: dark) { :root { --up: #4fd0a5; --down: #ff9d66; --bar: #5fb4e8 } }
a { color: inherit; text-decoration: none }
.small { font-size: .85rem }
.players { display: grid; grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr)); gap: .75rem;
  margin: 1.25rem 0 .75rem }
.player { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .9rem 1rem;
  border-top: 4px solid var(--line) }
.player h2::first-letter, section > h2.name::first-letter { text-transform: none }
.player.won { border-top-color: var(--up) }
.player strong { font-size: 1.7rem; line-height: 1.3; font-variant-numeric: tabular-nums }
.player strong small { font-size: .85rem; font-weight: 400; color: var(--soft) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; margin: .4rem 0 0; font-size: .9rem }
dt { color: var(--soft) } dd { white-space: nowrap } .held dd { white-space: normal }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
.up { color: var(--up) } .down { color: var(--down) }
.moments { list-style: none; margin: .6rem 0 0; padding: 0; display: grid; gap: .5rem }
.moments li { border-left: 4px solid var(--up); padding: .15rem 0 .15rem .8rem }
.moments .bad { border-color: var(--down) }
.moments a:hover { text-decoration: underline }
figure { margin: .75rem 0 } figcaption { color: var(--soft); font-size: .85rem }
.course { width: 100%; height: auto; display: block }
.course text { fill: var(--soft); font: 11px system-ui, sans-serif }
.course line { stroke-width: 2; stroke-linecap: round } .course .grid { stroke: var(--line); stroke-width: 1 }
.course .luck, .course .level { stroke: var(--bar); opacity: .75 }
.course .cost { stroke: var(--down); stroke-width: 3 }
.course .slip { fill: var(--down) } .course .end { fill: var(--bar) }
.answers { margin-top: .75rem }
.answer { border-top: 1px solid var(--line); scroll-margin-top: 1rem } .answer:target { background: var(--track) }
.answer > summary { display: grid; grid-template-columns: 2rem 1fr 4.2rem 4.2rem; gap: .5rem;
  align-items: baseline; margin: 0;
  padding: .4rem 0; color: var(--ink); font-size: .95rem; font-variant-numeric: tabular-nums; list-style: none }
.answer > summary::-webkit-details-marker { display: none }
.answer > summary:hover { background: var(--track) }
.answer > summary b { color: var(--soft); font-weight: 400; text-align: right }
.answer > summary > span:not(.what) { text-align: right }
.what i { color: var(--soft); font-style: normal; font-size: .85rem; display: block }
.answer .cost { color: var(--soft) } .answer.slip .cost { color: var(--down); font-weight: 700 }
.badge { font-style: normal; font-size: .75rem; color: var(--card); background: var(--down); border-radius: .6rem;
  padding: .05rem .5rem }
.choices { padding: .25rem 0 .6rem 2.5rem }
.choice { display: grid; grid-template-columns: minmax(7rem, 14rem) 1fr 8.5rem; gap: .75rem; align-items: center;
  padding: .1rem 0; font-size: .9rem }
.choice > span:last-child { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.choice.mine { font-weight: 700 } .choice.mine .lane { outline: 2px solid var(--bar); outline-offset: 1px }
.claims { margin: 0 0 .6rem 2.5rem; padding: 0; list-style: none; font-size: .9rem }
.held { margin: 0 0 .8rem 2.5rem } .held dl { grid-template-columns: minmax(7rem, auto) 1fr }
.held dd { text-align: left }
.held small { color: var(--soft) }
@media (max-width: 34rem) {
  .players { grid-template-columns: 1fr 1fr; gap: .5rem } .player { padding: .7rem .75rem }
  .player dl { font-size: .8rem; gap: .1rem .3rem } .player strong { font-size: 1.4rem }
  .choices, .claims, .held { margin-left: 0; padding-left: 0 }
  .choice { grid-template-columns: 1fr auto; gap: .1rem .75rem } .choice .lane { grid-column: 1 / -1; grid-row: 2 }
  .answer > summary { grid-template-columns: 1.6rem 1fr 3.6rem 3.6rem; gap: .35rem; font-size: .9rem }
  .course text { font-size: 20px } .course line { stroke-width: 3.5 } .course .cost { stroke-width: 5 }
}
"""
