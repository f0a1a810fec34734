import { html, ld, type MarkupCase, meta, prose } from './page.fixture.ts';

/** Forums, questions and answers, social posts. */
export const forumsAndPosts: readonly MarkupCase[] = [
  {
    name: 'Stack Exchange: the asker’s name and day beside "modified today"',
    url: 'https://marine.stackexchange.com/questions/812/why-do-buoys-lean',
    html: html(
      `<title>currents - Why do buoys lean? - Marine Stack Exchange</title>${meta({ 'og:site_name': 'Marine Stack Exchange', 'og:title': 'Why do buoys lean?', 'og:type': 'website' })}`,
      `<div id="question-header"><h1 itemprop="name"><a class="question-hyperlink">Why do buoys lean?</a></h1></div><div><span>Asked</span> <time itemprop="dateCreated" datetime="2019-04-06T11:22:33">3 years ago</time> <span>Modified</span> <a title="2023-01-01 00:00:00Z">today</a></div><div class="question" id="question"><div class="post-signature owner"><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/users/5/mia">Mia Torres</a><span class="d-none" itemprop="name">Mia Torres</span></div></div></div><div id="answers"><div class="answer" itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">someone else</span></div></div></div>`,
      'en',
    ),
    title: 'Why do buoys lean?',
    authors: ['Torres, Mia'],
    date: '2019-04-06',
    site: 'Marine Stack Exchange',
    type: 'post',
  },
  {
    name: 'a question on a forum',
    url: 'https://stackoverflow.com/questions/11111111/how-do-i-read-tide-tables-in-python',
    html: html(
      '<title>How do I read tide tables in Python? - Stack Overflow</title><meta property="og:site_name" content="Stack Overflow"><meta property="og:title" content="How do I read tide tables in Python?">' +
        ld({
          '@type': 'QAPage',
          mainEntity: {
            '@type': 'Question',
            name: 'How do I read tide tables in Python?',
            dateCreated: '2012-06-19T18:02:33Z',
            author: { '@type': 'Person', name: 'seagull42' },
          },
        }),
      '<h1><a href="/q/11111111">How do I read tide tables in Python?</a></h1><time itemprop="dateCreated" datetime="2012-06-19T18:02:33">Asked 12 years ago</time>',
      'en',
    ),
    title: 'How do I read tide tables in Python?',
    authors: ['seagull42'],
    date: '2012-06-19',
    site: 'Stack Overflow',
    type: 'post',
  },
  {
    name: 'a post on a microblog',
    url: 'https://mastodon.social/@lighthouse/109000000000000001',
    html: html(
      '<title>Lighthouse Keeper: &quot;The fog is in again, and so am I.&quot; - Mastodon</title><meta property="og:site_name" content="Mastodon"><meta property="og:title" content="Lighthouse Keeper (@lighthouse@mastodon.social)"><meta property="og:description" content="The fog is in again, and so am I."><meta property="og:published_time" content="2022-12-01T08:00:00Z"><meta property="profile:username" content="lighthouse@mastodon.social">',
      '<div id="mastodon"></div>',
      'en',
    ),
    title: 'The fog is in again, and so am I.',
    authors: ['Lighthouse Keeper'],
    date: '2022-12-01',
    site: 'Mastodon',
    type: 'post',
  },
  {
    name: 'a forum thread, opened by a user',
    url: 'https://forum.sailors.example/threads/which-anchor.4411/',
    html: html(
      '<title>Question - Which anchor? | Sailors Forum</title><meta property="og:site_name" content="Sailors Forum">' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"DiscussionForumPosting","headline":"Which anchor?","datePublished":"2020-10-02T19:20:41+0000","author":{"@type":"Person","name":"SaltyDog"}}</script>',
      `<h1 class="p-title-value"><span class="label label--primary">Question</span> Which anchor?</h1><div>Thread starter <a class="username">SaltyDog</a> Start date <time datetime="2020-10-02T20:20:41+0100">Oct 2, 2020</time></div>${prose()}`,
      'en',
    ),
    title: 'Which anchor?',
    authors: ['SaltyDog'],
    date: '2020-10-02',
    site: 'Sailors Forum',
    type: 'post',
  },
  {
    name: 'Reddit: the poster in an attribute of the post, time in a custom element',
    url: 'https://www.reddit.com/r/sailing/comments/abc123/first_night_crossing/',
    html: html(
      '<title>First night crossing : r/sailing</title><meta property="og:site_name" content="Reddit"><meta property="og:title" content="From the sailing community on Reddit: First night crossing">',
      `<shreddit-post author="nightwatch" created-timestamp="2023-06-11T20:10:00.000000+0000" post-title="First night crossing"><a href="/user/nightwatch/" class="author-name">nightwatch</a><faceplate-timeago ts="2023-06-11T20:10:00.000000+0000"><time datetime="2023-06-11T20:10:00.000Z" title="Sunday, June 11, 2023 at 8:10:00 PM UTC">1y ago</time></faceplate-timeago><h1 slot="title">First night crossing</h1>${prose()}</shreddit-post><shreddit-comment author="other"><time datetime="2023-06-12T20:10:00.000Z">1y ago</time></shreddit-comment>`,
      'en-US',
    ),
    title: 'First night crossing',
    authors: ['nightwatch'],
    date: '2023-06-11',
    site: 'Reddit',
    type: 'post',
  },
  {
    name: 'Stack Exchange on an own domain: the asker, not the answerers',
    url: 'https://boats.stackexchange.com/questions/4411/why-do-hulls-foul',
    html: html(
      '<title>maintenance - Why do hulls foul? - Boats Stack Exchange</title><meta property="og:site_name" content="Boats Stack Exchange"><meta property="og:title" content="Why do hulls foul?">',
      `<div id="question-header"><h1 itemprop="name" class="fs-headline1"><a href="/questions/4411/why-do-hulls-foul" class="question-hyperlink">Why do hulls foul?</a></h1></div><div><div title="2016-05-18 09:12:44Z"><span>Asked</span> <time itemprop="dateCreated" datetime="2016-05-18T09:12:44">8 years ago</time></div><div title="2020-01-01 00:00:00Z"><span>Modified</span> <a href="?lastactivity">4 years ago</a></div></div><div class="question" itemscope itemtype="https://schema.org/Question">${prose()}<div class="user-info"><div class="user-action-time">asked <span title="2016-05-18 09:12:44Z" class="relativetime">May 18, 2016 at 9:12</span></div><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/users/12/barnacle">barnacle</a><span itemprop="name">barnacle</span></div></div></div><div class="answer" itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">keelman</span></div><time itemprop="dateCreated" datetime="2016-05-19T10:00:00">May 19, 2016</time></div>`,
      'en',
    ),
    title: 'Why do hulls foul?',
    authors: ['barnacle'],
    date: '2016-05-18',
    site: 'Boats Stack Exchange',
    type: 'post',
  },
  {
    name: 'a question on a site of questions and answers',
    url: 'https://stackoverflow.com/questions/123456/how-to-moor-a-boat',
    html: html(
      '<title>docking - How to moor a boat? - Stack Overflow</title><meta property="og:site_name" content="Stack Overflow"><meta property="og:title" content="How to moor a boat?">' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"QAPage","mainEntity":{"@type":"Question","name":"How to moor a boat?","dateCreated":"2010-09-02T08:01:35","author":{"@type":"Person","name":"knotty"}}}</script>',
      '<div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><h1 itemprop="name"><a href="/questions/123456">How to moor a boat?</a></h1><div>Asked <time itemprop="dateCreated" datetime="2010-09-02T08:01:35">13 years ago</time></div><div class="user-details" itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/users/1/knotty">knotty</a><span class="d-none" itemprop="name">knotty</span></div></div>',
      'en',
    ),
    title: 'How to moor a boat?',
    authors: ['knotty'],
    date: '2010-09-02',
    site: 'Stack Overflow',
    type: 'post',
  },
  {
    name: 'Discourse: the first poster, not the last; category in the title',
    url: 'https://forum.tidewatch.example/t/reading-a-barograph/4411',
    html: html(
      `<title>Reading a barograph - Instruments - Tidewatch Forum</title><meta name="generator" content="Discourse 3.2.0">${meta(
        {
          'og:site_name': 'Tidewatch Forum',
          'og:title': 'Reading a barograph',
          'article:published_time': '2023-05-02T10:11:12+00:00',
        },
      )}`,
      `<div itemscope itemtype="http://schema.org/DiscussionForumPosting"><meta itemprop="headline" content="Reading a barograph"><link itemprop="url" href="https://forum.tidewatch.example/t/reading-a-barograph/4411"><div id="post_1" class="topic-body crawler-post"><span class="creator" itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="url" href="/u/keeper_jo"><span itemprop="name">keeper_jo</span></a></span><time itemprop="datePublished" datetime="2023-05-02T10:11:12Z" class="post-time">May 2, 2023</time><div class="post" itemprop="text">${prose()}</div></div><div id="post_2" itemprop="comment" itemscope itemtype="http://schema.org/Comment"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">otto77</span></span><time itemprop="datePublished" datetime="2024-01-09T08:00:00Z">Jan 9, 2024</time></div></div>`,
      'en',
    ),
    title: 'Reading a barograph',
    authors: ['keeper_jo'],
    date: '2023-05-02',
    site: 'Tidewatch Forum',
    type: 'post',
  },
  {
    name: 'a forum of phpBB: "von nutzer » Mo 12. Mai 2014, 10:15", replies below',
    url: 'https://forum.segelfreunde.example/viewtopic.php?f=3&t=4711',
    html: html(
      '<title>Antifouling im Süßwasser - Segelfreunde Forum</title>',
      `<h2 class="topic-title"><a>Antifouling im Süßwasser</a></h2><div id="p1" class="post"><div class="postbody"><p class="author">von <strong><a class="username" href="./memberlist.php?u=7">jollenpaul</a></strong> » Mo 12. Mai 2014, 10:15</p><div class="content">${prose('de')}</div></div></div><div id="p2" class="post"><p class="author">von <strong><a class="username">kiel44</a></strong> » Di 13. Mai 2014, 08:00</p><div class="content">Danke!</div></div>`,
      'de',
    ),
    title: 'Antifouling im Süßwasser',
    authors: ['jollenpaul'],
    date: '2014-05-12',
    site: 'Segelfreunde Forum',
    type: 'webpage',
  },
  {
    name: 'Discourse: the first post of a topic, later answers below',
    url: 'https://forum.sailmakers.example/t/which-thread-for-canvas/4211',
    html: html(
      '<title>Which thread for canvas? - Sewing - Sailmakers Forum</title><meta name="generator" content="Discourse 3.2.0"><meta property="og:site_name" content="Sailmakers Forum"><meta property="og:title" content="Which thread for canvas?"><meta property="article:published_time" content="2022-07-08T16:44:10+00:00">' +
        ld({
          '@context': 'http://schema.org',
          '@type': 'QAPage',
          name: 'Which thread for canvas?',
          mainEntity: {
            '@type': 'Question',
            name: 'Which thread for canvas?',
            dateCreated: '2022-07-08T16:44:10.530Z',
            author: { '@type': 'Person', name: 'canvasfan' },
            acceptedAnswer: {
              '@type': 'Answer',
              dateCreated: '2022-07-09T08:00:00.000Z',
              author: { '@type': 'Person', name: 'oldhand' },
            },
          },
        }),
      `<div id="topic-title"><h1>Which thread for canvas?</h1></div><div itemprop="comment"><span class="creator" itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/u/canvasfan"><span itemprop="name">canvasfan</span></a></span><time datetime="2022-07-08T16:44:10Z" class="post-time">July 8, 2022, 4:44pm</time>${prose()}</div><div itemprop="comment"><span class="creator"><span itemprop="name">oldhand</span></span><time datetime="2022-07-09T08:00:00Z">July 9, 2022</time></div>`,
      'en',
    ),
    title: 'Which thread for canvas?',
    authors: ['canvasfan'],
    date: '2022-07-08',
    site: 'Sailmakers Forum',
    type: 'post',
  },
  {
    name: 'phpBB: "by … » date" under the first post’s title',
    url: 'https://boards.modelships.example/viewtopic.php?t=7781',
    html: html(
      '<title>Planking the hull - Model Ships Board</title>',
      `<h2 class="topic-title"><a href="./viewtopic.php?t=7781">Planking the hull</a></h2><div id="p1" class="post"><h3 class="first"><a href="#p1">Planking the hull</a></h3><p class="author">by <strong><a href="./memberlist.php?u=9" class="username">shipwright77</a></strong> &raquo; <time datetime="2018-04-12T20:10:05+00:00">Thu Apr 12, 2018 8:10 pm</time></p>${prose()}</div><div id="p2" class="post"><p class="author">by <strong><a class="username">oakum</a></strong> &raquo; <time datetime="2018-04-13T20:10:05+00:00">Fri Apr 13, 2018 8:10 pm</time></p></div>`,
      'en-gb',
    ),
    title: 'Planking the hull',
    authors: ['shipwright77'],
    date: '2018-04-12',
    site: 'Model Ships Board',
    type: 'webpage',
  },
];
