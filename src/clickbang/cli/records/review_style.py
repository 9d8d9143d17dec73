"""How the page of a review looks, beside what it shares with the designer's report."""

REVIEW_STYLE = """
:root { --up: #00734f; --down: #b5450a; --bar: #0072b2 }
@media (prefers-color-scheme: dark) { :root { --up: #4fd0a5; --down: #ff9d66; --bar: #5fb4e8 } }
a { color: inherit; text-decoration: none }
.small { font-size: .85rem }
.players { display: grid; grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr)); gap: .75rem;
  margin: 1.25rem 0 .75rem }
.player { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .9rem 1rem;
  border-top: 4px solid var(--line); min-width: 0; overflow-wrap: anywhere }
.player h2::first-letter, section > h2.name::first-letter { text-transform: none }
.player.won { border-top-color: var(--up) }
.player strong { font-size: 1.7rem; line-height: 1.3; font-variant-numeric: tabular-nums }
.player strong small { font-size: .85rem; font-weight: 400; color: var(--soft) }
dl { display: grid; grid-template-columns: 1fr auto; gap: .1rem .5rem; margin: .4rem 0 0; font-size: .85rem }
.player dl { display: block } .player dd { margin-left: auto }
.player dl div { display: flex; justify-content: space-between; gap: 0 .5rem; flex-wrap: wrap }
dt { color: var(--soft) } dd { white-space: nowrap } .held dd { white-space: normal }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
.up { color: var(--up) } .down { color: var(--down) }
.moments { list-style: none; margin: .6rem 0 0; padding: 0; display: grid; gap: .5rem }
.moments li { border-left: 4px solid var(--up); padding: .15rem 0 .15rem .8rem }
.moments .bad { border-color: var(--down) }
.moments a:hover { text-decoration: underline }
figure { margin: .75rem 0 } figcaption { color: var(--soft); font-size: .85rem }
.chart { position: relative; height: 11rem; margin: 1rem .5rem .9rem 2.2rem } .chart.all { height: 14rem }
.chart svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible }
.chart .marks span { position: absolute; right: calc(100% + .5rem); transform: translateY(-50%); color: var(--soft);
  font-size: .75rem; font-variant-numeric: tabular-nums }
.chart line, .chart polyline { vector-effect: non-scaling-stroke; stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round; fill: none }
.chart .grid { stroke: var(--line); stroke-width: 1 } .chart .player-line { stroke-width: 2.5; opacity: .85 }
.chart .player-last { stroke-dasharray: 2 6; opacity: .6 }
.chart .luck, .chart .level { stroke: var(--bar); opacity: .75 }
.chart .cost { stroke: var(--down); stroke-width: 3 }
.chart .slip { stroke: var(--down); stroke-width: 11 } .chart .end { stroke: var(--bar); stroke-width: 11 }
.answers { margin-top: .75rem }
.answer { border-top: 1px solid var(--line); scroll-margin-top: 1rem } .answer:target { background: var(--track) }
.answer > summary, .heads { display: grid; grid-template-columns: 2rem 1fr 4.2rem 4.2rem; gap: .5rem;
  align-items: baseline; margin: 0;
  padding: .4rem 0; color: var(--ink); font-size: .95rem; font-variant-numeric: tabular-nums; list-style: none }
.answer > summary::-webkit-details-marker { display: none }
.answer > summary:hover { background: var(--track) }
.answer > summary b { color: var(--soft); font-weight: 400; text-align: right }
.answer > summary > span:not(.what), .heads > span { text-align: right }
.answers > .heads { color: var(--soft); font-size: .8rem }
.what, .choice > span, .claims, .moments { min-width: 0; overflow-wrap: anywhere }
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
  .player dl { font-size: .8rem } .player strong { font-size: 1.4rem }
  .choices, .claims, .held { margin-left: 0; padding-left: 0 }
  .choice { grid-template-columns: 1fr auto; gap: .1rem .75rem } .choice .lane { grid-column: 1 / -1; grid-row: 2 }
  .answer > summary, .heads { grid-template-columns: 1.6rem 1fr 3.6rem 3.6rem; gap: .35rem; font-size: .9rem }
  .chart { height: 9rem; margin-right: .25rem } .chart.all { height: 11rem }
}
"""
